import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** Draws what shows in place of children that threw; `retry` draws them again. */
  readonly fallback: (retry: () => void) => ReactNode
}

interface State {
  readonly hasFailed: boolean
}

/** Keeps an error of one screen from emptying the whole page: React removes everything up to the nearest boundary. */
export class ScreenBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override state: State = { hasFailed: false }

  override render(): ReactNode {
    const { children, fallback } = this.props
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children
  }
}

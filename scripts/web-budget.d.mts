export interface Weighed {
  readonly kind: 'script' | 'style'
  readonly bytes: number
  readonly most: number
  readonly fits: boolean
}
export function weigh(dist: string, budget: { readonly script: number; readonly style: number }): Weighed[]

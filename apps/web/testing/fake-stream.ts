/** The stream as the page listens to it. */
export class FakeStream extends EventTarget {
  static last: FakeStream | null = null
  constructor() {
    super()
    FakeStream.last = this
  }
  close() {}
}

/** Stands where the network begins, for files on their way. */
export class FakeRequest {
  static last: FakeRequest
  readonly upload: { onprogress?: (event: ProgressEvent) => void } = {}
  readonly headers: Record<string, string> = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  opened: string[] = []
  sent: FormData | undefined
  status = 0
  responseText = ''

  constructor() {
    FakeRequest.last = this
  }
  open(...opened: string[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return '7'
  }
  send(form: FormData) {
    this.sent = form
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  answer(status: number, body: string) {
    Object.assign(this, { status, responseText: body })
    this.onload?.()
    this.onloadend?.()
  }
}

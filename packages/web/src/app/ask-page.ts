import { askCidade } from '../cidade/ask.ts'
import { askProvedores } from '../identidades/ask.ts'

/** What a page of the server's says of itself, asked for where it is not one: the page that developers open. */
export async function askPage(): Promise<void> {
  await Promise.allSettled([askCidade(), askProvedores()])
}

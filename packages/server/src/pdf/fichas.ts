import type { Projeto } from '@paco/domain/projetos/projeto'
import { dayOf } from '@paco/domain/shared/days'
import { documentOf } from './ficha-data.ts'
import { PdfWorker } from './pdf-worker-link.ts'

export { PdfError } from './pdf-worker-link.ts'

const worker = new PdfWorker()

/** One sheet for each project, in the order given, in one PDF; `issued` is the moment printed on every page. */
export async function renderFichas(projetos: readonly Projeto[], issued: Date): Promise<Uint8Array> {
  return worker.render(JSON.stringify(documentOf(projetos, issued, dayOf(issued))))
}

/** Ends the thread; whoever still waits for a PDF is refused. */
export async function closePdf(): Promise<void> {
  await worker.close()
}

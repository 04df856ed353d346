import { formatList } from '../shared/formats.ts'
/** Why a project is not deleted by anyone, each as it stands in `projeto_guardado` of the database. */
export const GUARDADOS = ['aditivo', 'boletim', 'contrato', 'diario', 'documento'] as const
export type Guardado = (typeof GUARDADOS)[number]

const WORDS: Record<Guardado, string> = {
  aditivo: 'um aditivo dele já foi decidido',
  boletim: 'um boletim de medição dele já foi aprovado',
  contrato: 'há um contrato assinado dele',
  diario: 'o diário da obra já foi escrito',
  documento: 'há um documento lacrado dele',
}

/** The reasons as the second half of a sentence. */
export const guardadoWords = (motivos: readonly Guardado[]): string =>
  formatList(motivos.map((motivo) => WORDS[motivo]))

/** What is said to whoever tries. */
export const guardadoText = (motivos: readonly Guardado[]): string =>
  `Este projeto não pode ser excluído: ${guardadoWords(motivos)}. Ele pode ser arquivado, com um motivo.`

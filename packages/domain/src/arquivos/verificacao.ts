import { MESSAGES } from './messages.ts'

/** What the antivirus says of a file. Those kept while none was set were never looked at, and are as good as before. */
export const VERIFICADOS = ['nao_verificado', 'pendente', 'limpo', 'suspeito'] as const
export type Verificado = (typeof VERIFICADOS)[number]

/** What a file is called as long as it is held back; what is not needs no word. */
export const RETIDO_LABELS = { pendente: 'Verificando…', suspeito: 'Suspeito' } as const

/** Held back from everyone, or from everyone but who sent it. */
export const isRetido = (verificado: Verificado): verificado is keyof typeof RETIDO_LABELS =>
  verificado === 'pendente' || verificado === 'suspeito'

/** Why this person does not get a file of a record that they may read; null where they do. */
export function refuseDownload(
  { verificado, enviado_por }: { verificado: Verificado; enviado_por: number },
  who: { readonly id: number } | null,
): string | null {
  if (verificado === 'suspeito') return MESSAGES.suspect
  return verificado === 'pendente' && who?.id !== enviado_por ? MESSAGES.pending : null
}

/** What is said of it where there is room for a sentence; null where there is nothing to say. */
export function avisoOf({
  verificado,
  ameaca,
}: {
  readonly verificado: Verificado
  readonly ameaca: string | null
}): string | null {
  if (verificado === 'pendente') return MESSAGES.pending
  if (verificado !== 'suspeito') return null
  return ameaca === null
    ? MESSAGES.suspect
    : `O antivírus suspeita deste arquivo (${ameaca}). Ninguém pode baixá-lo.`
}

/** Whether a file stands for the paper that it is: what is being looked at does, what is suspect is none. */
export const isAnexo = (verificado: Verificado): boolean => verificado !== 'suspeito'

const FIRST_PAUSE = 60
const LONGEST_PAUSE = 6 * 3600

/** After how many seconds a file is tried again that could not be looked at so many times. */
export const pausaOf = (tentativas: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, tentativas - 1))

import type { TipoRegistro } from '@paco/domain/diario/registro'

/** Why an entry was refused for good, in words: what the server said to it. */
export interface Problema {
  readonly status: number
  readonly texto: string
}

/** An entry that waits on this device, with the file of its picture. */
export interface ItemFila {
  readonly chave: string
  /** Whose it is: nobody else who uses this device sees or sends it. */
  readonly dono: number
  readonly id_projeto: number
  readonly tipo: TipoRegistro
  readonly dia: string
  readonly hora: string | null
  readonly etapa: number | null
  readonly momento: string | null
  readonly texto: string | null
  readonly id_contrato: number | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly arquivo: Blob | null
  readonly nome: string | null
  /** When it was put here, by which they are sent. */
  readonly posto_em: number
  /** How often it was edited here, by which what was sent is told from what was typed since. */
  readonly edicao: number
  readonly problema: Problema | null
}

/** The next one that is worth sending, the oldest first: what was refused waits for its person, what was tried for its turn. */
export const proximoDe = (itens: readonly ItemFila[], tentados: ReadonlySet<string>): ItemFila | undefined =>
  itens
    .filter(({ chave, problema }) => problema === null && !tentados.has(chave))
    .sort((one, other) => one.posto_em - other.posto_em || one.chave.localeCompare(other.chave))[0]

const FOI_ANTES =
  'Foi enviado como estava antes desta edição. Corrija para enviar esta como um registro novo, ou descarte.'

/**
 * What stays here of an entry that was sent: nothing, unless it was edited on the way. What was typed is never lost; it
 * is another entry by then, whose person decides on it.
 */
export const restoDe = (enviado: ItemFila, agora: ItemFila, novaChave: string): ItemFila | null =>
  agora.edicao === enviado.edicao
    ? null
    : { ...agora, chave: novaChave, problema: { status: 409, texto: FOI_ANTES } }

/** What a refusal makes of an entry: nothing where it was edited on the way, which is sent again. */
export const recusadoDe = (enviado: ItemFila, agora: ItemFila, problema: Problema): ItemFila =>
  agora.edicao === enviado.edicao ? { ...agora, problema } : agora

/** The fields as a form sends them. */
export function camposDe(item: ItemFila): Record<string, string> {
  const { dono, arquivo, nome, posto_em, edicao, problema, ...fields } = item
  const said = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
}

import type { SessionUser } from '../shared/roles.ts'
import { readCelula } from './celula.ts'
import { type Descritor, idOf, numeroOf, type Registro } from './descritor.ts'
import type { Leitor } from './leitor.ts'
import { RECUSAS } from './messages.ts'
import { type ErroCelula, type Exame, type Mudanca, mudancaOf, same, without } from './mudanca.ts'
import type { LinhaLida } from './planilha-lida.ts'
import { isBlank, keyText, shownText } from './texto.ts'

/** What a row would do. */
export interface LinhaConferida extends Mudanca {
  readonly linha: number
  /** Of the record that it changes, or is equal to. */
  readonly registro: number | null
  readonly versao: number | null
  readonly notas: Readonly<Record<string, string>>
}

/** What the city has, as far as a check needs it. */
export interface Contexto extends Exame {
  /** The stored record of a number. */
  readonly porId: (id: number) => Registro | undefined
  /** Stored records of a key. */
  readonly porChave: (chave: string) => readonly Registro[]
}

/** Numbers and folded texts as one key; none where one of them is missing. */
const keyOf = (parts: readonly unknown[]): string | null =>
  parts.length === 0 || parts.some((part) => part === null || part === undefined || part === '')
    ? null
    : parts.map((part) => keyText(String(part))).join('\u001f')

/** The key of a record, by what people call it. */
export const chaveOf = (chave: readonly string[], registro: Registro): string | null =>
  keyOf(chave.map((campo) => registro[campo]))

/** The key of what a row says: who says no department means the own one. */
export const chaveDaLinha = (
  { chave, secretaria }: Descritor,
  valores: Registro,
  who: SessionUser,
): string | null =>
  keyOf(chave.map((campo) => valores[campo] ?? (campo === secretaria ? who.id_secretaria : null)))

/** What tells a new row from the others of its sheet. */
export function nomeDaLinha(descritor: Descritor, valores: Registro, who: SessionUser): string | null {
  const chave = chaveDaLinha(descritor, valores, who)
  return chave === null || descritor.serie === undefined
    ? chave
    : `${chave}\u001f${valores[descritor.serie] ?? ''}`
}

/** Of records with a row's key those of its year, else those of none; all of them where the row says none itself. */
function daSerie({ serie }: Descritor, valores: Registro, found: readonly Registro[]): readonly Registro[] {
  const said = serie === undefined ? null : (valores[serie] ?? null)
  if (serie === undefined || said === null) return found
  const own = found.filter((one) => one[serie] === said)
  return own.length > 0 ? own : found.filter((one) => (one[serie] ?? null) === null)
}

/** Which stored record a row is of: by its number, else by its key. */
function recordOf(
  { descritor, mapa }: Leitor,
  { celulas }: LinhaLida,
  valores: Registro,
  contexto: Contexto,
): { atual: Registro | null; nomeado?: true } | { erro: ErroCelula } {
  const id = idOf(descritor)
  const place = id && mapa[id.key]?.coluna
  const celula = place === undefined || place === null ? null : (celulas[place] ?? null)
  if (id && !isBlank(celula)) {
    const bruto = shownText(celula)
    const read = readCelula(celula, id)
    if ('erro' in read) return { erro: { bruto, motivo: read.erro } }
    const atual = contexto.porId(Number(read.valor))
    return atual ? { atual } : { erro: { bruto, motivo: RECUSAS.semRegistro } }
  }
  const chave = chaveDaLinha(descritor, valores, contexto.who)
  const found = daSerie(descritor, valores, chave === null ? [] : contexto.porChave(chave))
  if (found.length > 1) {
    const bruto = String(valores[descritor.chave.at(-1) ?? ''] ?? '')
    return { erro: { bruto, motivo: RECUSAS.ambiguo(bruto) } }
  }
  return { atual: found[0] ?? null, nomeado: true }
}

/** What one row would do: read, found, held against the schema of the form and the person's permission. */
export function conferirLinha(leitor: Leitor, linha: LinhaLida, contexto: Contexto): LinhaConferida {
  const { descritor } = leitor
  const { valores, brutos, erros, notas, deduzidos } = leitor.ler(linha)
  const found = recordOf(leitor, linha, valores, contexto)
  const base = { linha: linha.n, registro: null, versao: null, valores: {}, antes: {}, notas }
  if ('erro' in found) return { ...base, acao: 'erro', erros: { ...erros, linha: found.erro } }
  const { atual, nomeado } = found
  const exported = (atual && descritor.exportado?.(atual)) ?? {}
  // A new record's empty cells say nothing; a stored one's clear what they stand under.
  const said = atual ? valores : { ...valores, ...deduzidos }
  const other = without(said, (key, value) =>
    atual
      ? same(atual[key], value) ||
        (key in exported && same(exported[key], value)) ||
        same(atual[key], brutos[key]) ||
        // What a record was found by names it, in whichever spelling; another name is said beside its number.
        (nomeado === true && descritor.chave.includes(key))
      : value === null,
  )
  const mudanca = mudancaOf(descritor, other, atual, erros, contexto)
  const registro = atual ? numeroOf(descritor, atual) : null
  const versao = atual ? Number(atual.versao) : null
  return { linha: linha.n, registro, versao, notas, ...mudanca }
}

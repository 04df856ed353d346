import { fold } from '../shared/fold.ts'
import type { SessionUser } from '../shared/roles.ts'
import { type Leitura, readCelula, type Valor } from './celula.ts'
import {
  type Achar,
  type Busca,
  type Coluna,
  campoOf,
  type Descritor,
  idOf,
  type Nomeado,
  numeroOf,
  type Registro,
  taken,
} from './descritor.ts'
import { consertosOf, type Mapa, type Origem } from './mapa.ts'
import { RECUSAS } from './messages.ts'
import { type ErroCelula, type Mudanca, mudancaOf, same, without } from './mudanca.ts'
import { readNamed, readVarios } from './nomeado.ts'
import { nearest } from './parecido.ts'
import type { Celula, LinhaLida } from './planilha-lida.ts'
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
export interface Contexto {
  readonly who: SessionUser
  readonly buscas: Readonly<Partial<Record<Busca, readonly Nomeado[]>>>
  /** The stored record of a number. */
  readonly porId: (id: number) => Registro | undefined
  /** Stored records of a key. */
  readonly porChave: (chave: string) => readonly Registro[]
}

/** One of a closed list: as it is stored, or as people read it. */
function readOption(text: string, coluna: Coluna): Leitura {
  const options = coluna.opcoes ?? Object.keys(coluna.labels ?? {})
  const wanted = keyText(text)
  const labelOf = (option: string) => coluna.labels?.[option] ?? option
  const found = options.find((option) => keyText(option) === wanted || keyText(labelOf(option)) === wanted)
  if (found !== undefined) return { valor: found }
  const near = nearest(text, options, labelOf)
  return near === undefined ? { erro: RECUSAS.opcao } : { erro: RECUSAS.opcao, sugestao: near }
}

const isClosed = ({ opcoes, labels, kind }: Coluna) =>
  kind !== 'boolean' && (opcoes !== undefined || labels !== undefined)

function readBoolean(celula: Celula, coluna: Coluna): Leitura {
  const said = Object.entries(coluna.labels ?? {}).find(
    ([, label]) => keyText(label) === keyText(shownText(celula)),
  )
  return said ? { valor: said[0] === 'true' } : readCelula(celula, coluna)
}

/** The value of a field in a row. */
function readField(
  celula: Celula,
  coluna: Coluna,
  origem: Origem,
  { buscas }: Contexto,
): Leitura & { nome?: string } {
  const text = shownText(celula)
  const meant = origem.valores?.[keyText(text)]
  if (meant !== undefined && text !== '') return { valor: meant }
  if (coluna.kind === 'boolean' && !isBlank(celula)) return readBoolean(celula, coluna)
  if (!coluna.busca && !isClosed(coluna)) return readCelula(celula, coluna, consertosOf(origem))
  const read = readCelula(celula, { kind: 'text' }, consertosOf(origem))
  if ('erro' in read || read.valor === null || text === '-') return 'erro' in read ? read : { valor: null }
  if (!coluna.busca) return readOption(text, coluna)
  const options = buscas[coluna.busca] ?? []
  return coluna.varios ? readVarios(text, coluna.busca, options) : readNamed(text, coluna.busca, options)
}

/** The key of a record, by what people call it: numbers and folded texts. */
export const chaveOf = (chave: readonly string[], registro: Registro): string | null => {
  const parts = chave.map((campo) => registro[campo])
  return chave.length === 0 || parts.some((part) => part === null || part === undefined || part === '')
    ? null
    : parts.map((part) => keyText(fold(String(part)))).join('\u001f')
}

/** The key of what a row says: who says no department means the own one. */
export function chaveDaLinha(
  { chave, secretaria }: Descritor,
  valores: Registro,
  who: SessionUser,
): string | null {
  const own = secretaria === undefined ? {} : { [secretaria]: valores[secretaria] ?? who.id_secretaria }
  return chaveOf(chave, { ...valores, ...own })
}

interface Lida {
  readonly valores: Record<string, Valor>
  /** Texts as they came: what is stored with an apostrophe in front is no change. */
  readonly brutos: Record<string, string>
  readonly erros: Record<string, ErroCelula>
  readonly notas: Record<string, string>
}

function readRow(descritor: Descritor, mapa: Mapa, { celulas }: LinhaLida, contexto: Contexto): Lida {
  const lida: Lida = { valores: {}, brutos: {}, erros: {}, notas: {} }
  for (const coluna of taken(descritor)) {
    const origem = mapa[coluna.key]
    if (!origem) continue
    const campo = campoOf(coluna)
    if (origem.coluna === null) {
      if (origem.constante !== undefined) lida.valores[campo] = origem.constante
      continue
    }
    const celula = celulas[origem.coluna] ?? null
    const read = readField(celula, coluna, origem, contexto)
    if ('valor' in read) {
      // Between yes and no there is nothing to clear to.
      if (coluna.kind === 'boolean' && read.valor === null) continue
      lida.valores[campo] = read.valor
      if (typeof celula === 'string') lida.brutos[campo] = celula.trim()
      if (read.nota) lida.notas[campo] = read.nota
    } else {
      const { erro, nome, ...more } = read
      lida.erros[campo] = {
        bruto: shownText(celula),
        motivo: erro,
        ...more,
        ...(nome && { sugestaoNome: nome }),
      }
    }
  }
  return lida
}

/** Which stored record a row is of: by its number, else by its key. */
function recordOf(
  descritor: Descritor,
  mapa: Mapa,
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
  const found = chave === null ? [] : contexto.porChave(chave)
  if (found.length > 1) {
    const bruto = String(valores[descritor.chave.at(-1) ?? ''] ?? '')
    return { erro: { bruto, motivo: RECUSAS.ambiguo(bruto) } }
  }
  return { atual: found[0] ?? null, nomeado: true }
}

/** Looks records up among those that were read. */
export const acharIn =
  ({ buscas }: Pick<Contexto, 'buscas'>): Achar =>
  (busca, id) =>
    buscas[busca]?.find((one) => one.id === id)

/** What one row would do: read, found, held against the schema of the form and the person's permission. */
export function conferirLinha(
  descritor: Descritor,
  mapa: Mapa,
  linha: LinhaLida,
  contexto: Contexto,
): LinhaConferida {
  const { valores: lidos, brutos, erros, notas } = readRow(descritor, mapa, linha, contexto)
  const valores = descritor.completar?.(lidos) ?? lidos
  const found = recordOf(descritor, mapa, linha, valores, contexto)
  const base = { linha: linha.n, registro: null, versao: null, valores: {}, antes: {}, notas }
  if ('erro' in found) return { ...base, acao: 'erro', erros: { ...erros, linha: found.erro } }
  const { atual, nomeado } = found
  // A new record's empty cells say nothing; a stored one's clear what they stand under.
  const other = without(valores, (key, value) =>
    atual
      ? same(atual[key], value) ||
        same(atual[key], brutos[key]) ||
        // What a record was found by names it, in whichever spelling; another name is said beside its number.
        (nomeado === true && descritor.chave.includes(key))
      : value === null,
  )
  const pessoa = { who: contexto.who, achar: acharIn(contexto) }
  const mudanca = mudancaOf(descritor, other, atual, erros, pessoa)
  const registro = atual ? numeroOf(descritor, atual) : null
  const versao = atual ? Number(atual.versao) : null
  return { linha: linha.n, registro, versao, notas, ...mudanca }
}

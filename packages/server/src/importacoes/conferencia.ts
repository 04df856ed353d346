import { setImmediate as breathe } from 'node:timers/promises'
import { readCelula } from '@paco/domain/importacoes/celula'
import { Conferencia, noTotais, type Totais } from '@paco/domain/importacoes/conferencia'
import { chaveDaLinha, chaveOf } from '@paco/domain/importacoes/conferir'
import { type Achar, type Descritor, idOf, numeroOf } from '@paco/domain/importacoes/descritor'
import { Leitor } from '@paco/domain/importacoes/leitor'
import type { Mapa } from '@paco/domain/importacoes/mapa'
import { acharIn } from '@paco/domain/importacoes/nomeado'
import type { LinhaLida } from '@paco/domain/importacoes/planilha-lida'
import { shownText } from '@paco/domain/importacoes/texto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type Cidade, readFlat, readNomeados } from './cidade.ts'
import { isDeFolhas } from './escritor.ts'
import type { LinhaParaGuardar } from './queries.ts'

/** So short a time at once that nobody notices the wait for it: a request waits for several of them. */
const SLICE_MILLISECONDS = 2

export interface Conferida {
  readonly linhas: readonly LinhaParaGuardar[]
  readonly totais: Totais
  /** The records that the rows name. */
  readonly achar: Achar
}

/** The greatest number a record can have. */
const MAX_ID = 2_147_483_647

/** One after the other; whoever else waits has their turn every now and then. */
async function* inSlices<T>(all: readonly T[]): AsyncGenerator<T> {
  let until = performance.now() + SLICE_MILLISECONDS
  for (const one of all) {
    yield one
    if (performance.now() < until) continue
    await breathe()
    until = performance.now() + SLICE_MILLISECONDS
  }
}

const numberIn = (linha: LinhaLida, place: number): number | null => {
  const read = readCelula(linha.celulas[place] ?? null, { kind: 'id' })
  return 'valor' in read && typeof read.valor === 'number' ? read.valor : null
}

/** The numbers of stored records by their keys. */
async function readChaves({ db, escritor }: Cidade, { chave }: Descritor): Promise<Map<string, number[]>> {
  const keyed = new Map<string, number[]>()
  for await (const registro of inSlices(chave.length > 0 ? await escritor.chaves(db) : [])) {
    const key = chaveOf(chave, registro)
    if (key === null) continue
    const having = keyed.get(key)
    if (having) having.push(Number(registro.id))
    else keyed.set(key, [Number(registro.id)])
  }
  return keyed
}

/** The numbers of those stored records that the rows mean: by their number, or by their key. */
async function meantBy(
  leitor: Leitor,
  linhas: readonly LinhaLida[],
  keyed: ReadonlyMap<string, readonly number[]>,
  who: SessionUser,
): Promise<Set<number>> {
  const { descritor, mapa } = leitor
  const meant = new Set<number>()
  const id = idOf(descritor)
  const place = id ? (mapa[id.key]?.coluna ?? null) : null
  for await (const linha of inSlices(linhas)) {
    const number = place === null ? null : numberIn(linha, place)
    if (number !== null && Number.isSafeInteger(number) && number > 0 && number <= MAX_ID) meant.add(number)
    const chave = keyed.size > 0 ? chaveDaLinha(descritor, leitor.ler(linha).valores, who) : null
    for (const one of chave === null ? [] : (keyed.get(chave) ?? [])) meant.add(one)
  }
  return meant
}

/**
 * Checks all rows of a sheet: reads, looks up, writes nothing. Of what is stored only those records are read that the rows
 * may mean.
 */
export async function conferir(
  cidade: Cidade,
  descritor: Descritor,
  mapa: Mapa,
  linhas: readonly LinhaLida[],
  who: SessionUser,
): Promise<Conferida> {
  const nomeados = await readNomeados(cidade, descritor)
  const keyed = await readChaves(cidade, descritor)
  const leitor = new Leitor(descritor, mapa, nomeados)
  const meant = await meantBy(leitor, linhas, keyed, who)
  const stored = await readFlat(cidade, descritor, who, [...meant])
  const byId = new Map(stored.map((registro) => [numeroOf(descritor, registro), registro]))
  const achar = acharIn(nomeados)
  const conferencia = new Conferencia(leitor, {
    who,
    achar,
    porId: (id) => byId.get(id),
    porChave: (chave) =>
      (keyed.get(chave) ?? []).map((id) => byId.get(id)).filter((one) => one !== undefined),
  })
  const each: LinhaParaGuardar[] = []
  for await (const linha of inSlices(linhas))
    each.push({ ...conferencia.conferir(linha), celulas: linha.celulas.map(shownText) })
  const conferidas = await together(cidade, each)
  const totais = noTotais()
  for (const { acao } of conferidas) totais[acao]++
  return { linhas: conferidas, totais, achar }
}

/** Rows that only make sense together are looked at so once each is right by itself. */
async function together(
  { db, escritor }: Cidade,
  linhas: readonly LinhaParaGuardar[],
): Promise<readonly LinhaParaGuardar[]> {
  if (!isDeFolhas(escritor)) return linhas
  const problems = await escritor.problemas(db, linhas)
  return linhas.map((linha) => {
    const campos = problems.get(linha.linha)
    if (!campos) return linha
    const erros = Object.entries(campos).map(([campo, motivo]) => {
      const bruto = String(linha.valores[campo] ?? linha.antes[campo] ?? '')
      return [campo, { bruto, motivo }] as const
    })
    return { ...linha, acao: 'erro', erros: Object.fromEntries(erros) }
  })
}

import { setImmediate as breathe } from 'node:timers/promises'
import { readCelula } from '@paco/domain/importacoes/celula'
import { Conferencia, noTotais, type Totais } from '@paco/domain/importacoes/conferencia'
import { type Contexto, chaveOf, type LinhaConferida } from '@paco/domain/importacoes/conferir'
import { type Descritor, idOf, numeroOf } from '@paco/domain/importacoes/descritor'
import type { Mapa } from '@paco/domain/importacoes/mapa'
import type { LinhaLida } from '@paco/domain/importacoes/planilha-lida'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type Cidade, readFlat, readNomeados } from './cidade.ts'

/** So few rows at a time that nobody notices the wait for them. */
const SLICE = 50

export interface Conferida {
  readonly linhas: readonly LinhaConferida[]
  readonly totais: Totais
}

const numberIn = (linha: LinhaLida, place: number): number | null => {
  const read = readCelula(linha.celulas[place] ?? null, { kind: 'id' })
  return 'valor' in read && typeof read.valor === 'number' ? read.valor : null
}

/** Looks up what a check needs to know: names, keys, and only those stored records that the sheet may mean. */
async function lookUp(
  cidade: Cidade,
  descritor: Descritor,
  mapa: Mapa,
  linhas: readonly LinhaLida[],
): Promise<{ named: Contexto['buscas']; keyed: Map<string, number[]>; byNumber: readonly number[] }> {
  const { db, escritor } = cidade
  const keyed = new Map<string, number[]>()
  for (const registro of descritor.chave.length > 0 ? await escritor.chaves(db) : []) {
    const chave = chaveOf(descritor.chave, registro)
    if (chave !== null) keyed.set(chave, [...(keyed.get(chave) ?? []), Number(registro.id)])
  }
  const id = idOf(descritor)
  const place = id ? (mapa[id.key]?.coluna ?? null) : null
  const byNumber =
    place === null ? [] : linhas.map((linha) => numberIn(linha, place)).filter((n) => n !== null)
  return { named: await readNomeados(cidade, descritor), keyed, byNumber }
}

/**
 * Checks all rows of a sheet: reads, looks up, writes nothing. A first pass finds which stored records the rows mean by
 * their keys, so that only those are read.
 */
export async function conferir(
  cidade: Cidade,
  descritor: Descritor,
  mapa: Mapa,
  linhas: readonly LinhaLida[],
  who: SessionUser,
): Promise<Conferida> {
  const { named, keyed, byNumber } = await lookUp(cidade, descritor, mapa, linhas)
  const meant = new Set(byNumber.filter((id) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647))
  const keysOnly: Contexto = {
    who,
    buscas: named,
    porId: () => undefined,
    porChave: (chave) => {
      for (const id of keyed.get(chave) ?? []) meant.add(id)
      return []
    },
  }
  if (keyed.size > 0) await inSlices(linhas, new Conferencia(descritor, mapa, keysOnly))
  const stored = await readFlat(cidade, descritor, who, [...meant])
  const byId = new Map(stored.map((registro) => [numeroOf(descritor, registro), registro]))
  const full: Contexto = {
    ...keysOnly,
    porId: (id) => byId.get(id),
    porChave: (chave) =>
      (keyed.get(chave) ?? []).map((id) => byId.get(id)).filter((one) => one !== undefined),
  }
  const conferidas = await inSlices(linhas, new Conferencia(descritor, mapa, full))
  const totais = noTotais()
  for (const { acao } of conferidas) totais[acao]++
  return { linhas: conferidas, totais }
}

async function inSlices(linhas: readonly LinhaLida[], conferencia: Conferencia): Promise<LinhaConferida[]> {
  const found: LinhaConferida[] = []
  for (let start = 0; start < linhas.length; start += SLICE) {
    for (const linha of linhas.slice(start, start + SLICE)) found.push(conferencia.conferir(linha))
    await breathe()
  }
  return found
}

import type { Conferencia } from '@paco/domain/pacotes/carga'
import { type Comparacao, compararSecao, DESCRICOES, homelessIn } from '@paco/domain/pacotes/comparar'
import { MESSAGES } from '@paco/domain/pacotes/messages'
import { type Pacote, type Registro, SECOES, type Secao } from '@paco/domain/pacotes/pacote'
import { conflict, invalid } from '@paco/domain/shared/errors'
import type { Db, Trx } from '../db/database.ts'
import {
  type Escrito,
  type Escritos,
  holdCargas,
  insertCarga,
  readCarga,
  readExistentes,
  updateCarga,
} from './queries.ts'
import { ESCRITAS } from './secoes.ts'

const comparar = async (db: Db, pacote: Pacote, secao: Secao): Promise<Comparacao> =>
  compararSecao(secao, pacote[secao], await readExistentes(db, secao))

/** A code whose department is nowhere is told before anything is compared. */
async function refuseHomeless(db: Db, pacote: Pacote): Promise<void> {
  const existentes = await readExistentes(db, 'secretarias')
  const lost = homelessIn(
    pacote,
    existentes.map(({ valores }) => String(valores.nomesecretaria)),
  )
  if (lost.length > 0)
    throw invalid(
      Object.fromEntries(lost.map((place) => [`${place}.secretaria`, MESSAGES.unknownSecretaria])),
    )
}

/** What loading it would do. */
export async function conferir(db: Db, pacote: Pacote): Promise<Conferencia> {
  await refuseHomeless(db, pacote)
  const secoes: Conferencia['secoes'] = []
  for (const secao of SECOES) {
    if (pacote[secao].length === 0) continue
    const { novos, iguais, diferentes } = await comparar(db, pacote, secao)
    const { nome } = DESCRICOES[secao]
    secoes.push({
      secao,
      novos: novos.map(nome),
      iguais,
      diferentes: diferentes.map(({ existente, campos }) => ({
        nome: nome(existente.valores),
        campos: [...campos],
      })),
    })
  }
  return { secoes }
}

const only = (secao: Secao, registro: Registro): Registro =>
  Object.fromEntries(Object.keys(DESCRICOES[secao].campos).map((name) => [name, registro[name] ?? null]))

/** Makes what is new and, where asked, rewrites what the city has otherwise. Nothing is ever deleted. */
async function escreverSecao(trx: Trx, pacote: Pacote, secao: Secao, atualizar: boolean): Promise<Escrito[]> {
  if (pacote[secao].length === 0) return []
  const { novos, diferentes } = await comparar(trx, pacote, secao)
  const made = novos.length > 0 ? await ESCRITAS[secao].insert(trx, novos) : []
  const before = new Map<number, Registro>()
  for (const { registro, existente } of atualizar ? diferentes : []) {
    const { id, versao, valores } = existente
    await ESCRITAS[secao].update(trx, id, only(secao, registro), versao)
    before.set(id, only(secao, valores))
  }
  const written = new Set([...made, ...before.keys()])
  return (await readExistentes(trx, secao)).flatMap(({ id, versao }) => {
    const antes = before.get(id)
    return written.has(id) ? [{ id, versao, ...(antes && { antes }) }] : []
  })
}

interface Carregada {
  readonly carga: number | null
  readonly criados: number
  readonly alterados: number
}

interface Carregando {
  readonly atualizar: boolean
  readonly por: number | null
  readonly em: Date
}

/** Loads it, all or nothing; where everything is equal nothing is written. */
export async function carregar(
  trx: Trx,
  pacote: Pacote,
  { atualizar, por, em }: Carregando,
): Promise<Carregada> {
  await holdCargas(trx)
  await refuseHomeless(trx, pacote)
  const registros: Escritos = {}
  for (const secao of SECOES) registros[secao] = await escreverSecao(trx, pacote, secao, atualizar)
  const all = SECOES.flatMap((secao) => registros[secao] ?? [])
  const alterados = all.filter(({ antes }) => antes !== undefined).length
  const criados = all.length - alterados
  if (all.length === 0) return { carga: null, criados, alterados }
  const carga = await insertCarga(trx, {
    chave: pacote.chave,
    nome: pacote.nome,
    criados,
    alterados,
    registros: JSON.stringify(registros),
    carregada_por: por,
    carregada_em: em,
  })
  return { carga, criados, alterados }
}

/** What somebody deleted since is gone already; what somebody changed since is theirs. */
async function standing(trx: Trx, secao: Secao, escritos: readonly Escrito[]): Promise<Escrito[]> {
  const existentes = new Map((await readExistentes(trx, secao)).map((existente) => [existente.id, existente]))
  return escritos.filter(({ id, versao }) => {
    const existente = existentes.get(id)
    if (existente && existente.versao !== versao)
      throw conflict(
        `“${DESCRICOES[secao].nome(existente.valores)}” foi alterado depois da carga, que por isso não pode ser desfeita.`,
      )
    return existente !== undefined
  })
}

/** Takes back exactly what a load made, and writes what was there before it altered it; all or nothing. */
export async function desfazer(trx: Trx, id: number, por: number, em: Date): Promise<void> {
  await holdCargas(trx)
  const { desfeita_em, registros } = await readCarga(trx, id)
  if (desfeita_em !== null) throw conflict(MESSAGES.already)
  // The other way round: codes go before the departments they name.
  for (const secao of [...SECOES].reverse()) {
    const left = await standing(trx, secao, registros[secao] ?? [])
    const made = left.filter(({ antes }) => antes === undefined).map((escrito) => escrito.id)
    if (made.length > 0) await ESCRITAS[secao].remove(trx, made)
    for (const { id: registro, versao, antes } of left)
      if (antes) await ESCRITAS[secao].update(trx, registro, antes, versao)
  }
  await updateCarga(trx, id, { desfeita_em: em, desfeita_por: por })
}

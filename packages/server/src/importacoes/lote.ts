import { conferirDoLote, recusaEscrita } from '@paco/domain/importacoes/conferir-lote'
import {
  campoOf,
  type Descritor,
  type Nomeado,
  numeroOf,
  type Registro,
} from '@paco/domain/importacoes/descritor'
import {
  editaveis,
  type LinhaMudada,
  type Lote,
  type LoteGravado,
  recusaOf,
  travadosOf,
  valoresOf,
} from '@paco/domain/importacoes/lote'
import { MESSAGES, RECUSAS } from '@paco/domain/importacoes/messages'
import { bodyOf } from '@paco/domain/importacoes/mudanca'
import { acharIn, idsOf, type Nomeados } from '@paco/domain/importacoes/nomeado'
import { invalid, type LinhaRecusada, PacoError } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { refusalOf } from '../db/refusals.ts'
import { transact } from '../db/transact.ts'
import { type Cidade, readFlat, readNomeados } from './cidade.ts'
import { type EscritorDeRegistros, isDeFolhas } from './escritor.ts'
import { holdRegistros, inSavepoint, lastChange } from './execucao-queries.ts'
import { type LinhaGravada, storeLote } from './lote-guardado.ts'
import { cityOf, descritorFor, type Importacoes, type Pedido } from './passos.ts'

/** Numbers of projects that cells name. */
function projetosIn(descritor: Descritor, registros: readonly Registro[]): Set<number> {
  const campos = descritor.colunas.filter(({ busca }) => busca === 'projetos').map(campoOf)
  const said = registros.flatMap((registro) => campos.map((campo) => registro[campo]))
  return new Set(said.flatMap((value) => (typeof value === 'number' ? value : idsOf(value))))
}

type CidadeDoLote = Cidade & { readonly escritor: EscritorDeRegistros }

/** Rows that only make sense together have a grid of their own: saved one by one, each would write all of them. */
function loteOf(casa: Importacoes, descritor: Descritor): CidadeDoLote {
  const { escritor, ...cidade } = cityOf(casa, descritor)
  if (isDeFolhas(escritor)) throw invalid({ lista: MESSAGES.semLote })
  return { ...cidade, escritor }
}

const told = ({ id, nome }: Nomeado) => ({ id, nome })

/** Stored records as rows to edit. */
export async function readLote(
  casa: Importacoes,
  lista: string,
  ids: readonly number[],
  user: SessionUser,
): Promise<Lote> {
  const descritor = descritorFor(lista, user)
  const cidade = loteOf(casa, descritor)
  const buscas = await readNomeados(cidade, descritor)
  const registros = await readFlat(cidade, descritor, user, ids)
  const achar = acharIn(buscas)
  const place = new Map(ids.map((id, index) => [id, index]))
  const named = projetosIn(descritor, registros)
  return {
    Status: 'Success',
    Result: registros
      .map((registro) => ({
        id: numeroOf(descritor, registro),
        versao: Number(registro.versao),
        titulo: descritor.nomeDe(registro),
        valores: valoresOf(descritor, registro),
        recusa: recusaOf(descritor, user, registro, achar),
        travados: travadosOf(descritor, user, registro),
      }))
      .sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0)),
    nomes: {
      ...(buscas.secretarias && { secretarias: buscas.secretarias.map(told) }),
      ...(buscas.projetos && { projetos: buscas.projetos.filter(({ id }) => named.has(id)).map(told) }),
    },
  }
}

/** A row that is refused, and with which status the word's own call would refuse it. */
type Recusa = LinhaRecusada & { readonly status: number }

interface Obra {
  readonly trx: Trx
  readonly casa: Importacoes
  readonly cidade: CidadeDoLote
  readonly descritor: Descritor
  readonly user: SessionUser
  readonly buscas: Nomeados
}

/** Somebody else was faster: what they made of it, and who. */
async function changedBy({ trx, cidade, descritor }: Obra, id: number, atual: Registro): Promise<Recusa> {
  const last = await lastChange(trx, cidade.escritor, id)
  const por = last?.usuario_nome
  return {
    status: 409,
    id,
    tipo: 'mudou',
    motivo: MESSAGES.alteradoPor(por),
    campos: {},
    atual: { versao: Number(atual.versao), valores: valoresOf(descritor, atual) },
    ...(por !== undefined && { por }),
  }
}

/** Writes one row by itself, or tells why not. */
async function writeLinha(
  obra: Obra,
  { id, versao, campos }: LinhaMudada,
  atual: Registro | undefined,
): Promise<LinhaGravada | Recusa> {
  const { trx, casa, cidade, descritor, user, buscas } = obra
  if (!atual) return { status: 404, id, tipo: 'recusada', motivo: RECUSAS.semRegistro, campos: {} }
  const achar = acharIn(buscas)
  if (Number(atual.versao) !== versao) {
    // Who changed a record is told to those who may change it.
    const motivo = recusaOf(descritor, user, atual, achar)
    return motivo === null
      ? changedBy(obra, id, atual)
      : { status: 403, id, tipo: 'recusada', motivo, campos: {} }
  }
  const found = conferirDoLote(descritor, campos, atual, { who: user, achar })
  if ('recusa' in found) return { id, ...found.recusa, status: found.recusa.tipo === 'invalida' ? 400 : 403 }
  const { mudanca } = found
  const gravada = { id, versao, titulo: descritor.nomeDe(atual), mudanca }
  if (mudanca.acao === 'igual') return gravada
  const body = descritor.update().parse(bodyOf(descritor, mudanca.valores, atual)) as Registro
  try {
    await inSavepoint(trx, () => cidade.escritor.alterar(trx, { user, now: casa.now }, id, body, versao))
    return gravada
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === null) throw error
    return {
      id,
      tipo: refusal.status === 400 ? 'invalida' : 'recusada',
      ...recusaEscrita(descritor, refusal),
      status: refusal.status,
    }
  }
}

/** The gravest first: what was changed or is kept, what is not one's own, what is gone, what is wrong. */
const GRAVEST = [409, 403, 404]

function gravestOf(recusas: readonly Recusa[], order: readonly number[]): PacoError {
  const status = GRAVEST.find((one) => recusas.some((recusa) => recusa.status === one)) ?? 400
  const linhas = order.flatMap((id) => recusas.filter((recusa) => recusa.id === id))
  return new PacoError(status, MESSAGES.nadaSalvo(linhas.length), {
    linhas: linhas.map(({ status: _, ...linha }) => linha),
  })
}

const isRecusa = (one: LinhaGravada | Recusa): one is Recusa => 'tipo' in one

/** Saves rows together, all or none: whatever is refused is told at once, row by row. */
export function writeLote(
  casa: Importacoes,
  lista: string,
  sent: readonly LinhaMudada[],
  { user, actor }: Pedido,
): Promise<Omit<LoteGravado, 'Status'>> {
  const descritor = descritorFor(lista, user)
  const ids = sent.map(({ id }) => id)
  const joined = projetosIn(
    descritor,
    sent.map(({ campos }) =>
      Object.fromEntries(editaveis(descritor).map((coluna) => [campoOf(coluna), campos[coluna.key]])),
    ),
  )
  return transact(casa.db, actor, async (trx) => {
    const cidade = { ...loteOf(casa, descritor), db: trx }
    await holdRegistros(trx, cidade.escritor, ids, [...joined])
    const buscas = await readNomeados(cidade, descritor)
    const registros = await readFlat(cidade, descritor, user, ids)
    const atuais = new Map(registros.map((registro) => [numeroOf(descritor, registro), registro]))
    const obra = { trx, casa, cidade, descritor, user, buscas }
    const done: (LinhaGravada | Recusa)[] = []
    for (const linha of sent.toSorted((one, other) => one.id - other.id))
      done.push(await writeLinha(obra, linha, atuais.get(linha.id)))
    const recusas = done.filter(isRecusa)
    if (recusas.length > 0) throw gravestOf(recusas, ids)
    const versoes = await holdRegistros(trx, cidade.escritor, ids)
    const gravadas = done.filter((one): one is LinhaGravada => !isRecusa(one))
    const importacao = await storeLote(trx, { casa, descritor, user, actor }, gravadas, versoes)
    return { importacao, linhas: ids.map((id) => ({ id, versao: versoes.get(id) ?? 0 })) }
  })
}

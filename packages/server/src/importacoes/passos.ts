import type { Totais } from '@paco/domain/importacoes/conferencia'
import type { Descritor } from '@paco/domain/importacoes/descritor'
import { descritorDaLista } from '@paco/domain/importacoes/descritores/descritores'
import {
  type ImportacaoCreate,
  type ImportacaoUpdate,
  type LinhaPresa,
  MAX_LINHAS,
} from '@paco/domain/importacoes/importacao'
import type { Mapa } from '@paco/domain/importacoes/mapa'
import { MESSAGES } from '@paco/domain/importacoes/messages'
import {
  canSeeImportacao,
  mayStep,
  type Passo,
  semImportar,
  toWrite,
} from '@paco/domain/importacoes/situacao'
import { isUsado } from '@paco/domain/importacoes/usados'
import { conflict, forbidden, invalid, notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { ConviteFeito } from '@paco/domain/usuarios/convite'
import { usuariosList } from '@paco/domain/usuarios/usuario'
import { holdArquivo } from '../arquivos/queries.ts'
import type { Db, Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { type Actor, transact } from '../db/transact.ts'
import { inviteAll } from '../usuarios/convites.ts'
import type { Cidade } from './cidade.ts'
import { presasOf } from './desfazer.ts'
import type { Marcados } from './em-uso-queries.ts'
import type { Buscas, Escritor } from './escritor.ts'
import { keepLinhas, LAST, nextToUndo } from './execucao-queries.ts'
import type { Edicoes } from './planilha.ts'
import { donoOf, type Livro, prepare, withoutDono } from './preparo.ts'
import {
  deleteLinhas,
  findImportacao,
  type ImportacaoRow,
  insertImportacao,
  insertLinhas,
  keepMapa,
  type LinhaParaGuardar,
  listCriados,
  lockImportacao,
  updateImportacao,
} from './queries.ts'

/** Rows stored in one statement. */
const STORED_AT_ONCE = 250

export interface Importacoes {
  readonly db: Db
  readonly escritores: Readonly<Record<string, Escritor>>
  readonly buscas: Buscas
  readonly marcados: Marcados
  readonly now: () => Date
}

export interface Pedido {
  readonly user: SessionUser
  readonly actor: Actor
}

/** The descriptor of a list, for a person who may write its records. */
export function descritorFor(lista: string, user: SessionUser): Descritor {
  const descritor = descritorDaLista(lista)
  if (!descritor || !isUsado(descritor)) throw invalid({ lista: MESSAGES.semLista })
  if (!descritor.podeImportar(user)) throw forbidden(MESSAGES.semPermissao)
  return descritor
}

/** One's own import; another's is not told to exist. */
export async function readOwn(db: Db, id: number, user: SessionUser): Promise<ImportacaoRow> {
  const row = await findImportacao(db, id)
  if (!canSeeImportacao(user, row)) throw notFound(MESSAGES.notFound)
  return row
}

/** What is there of a list whose records come in. */
export function cityOf({ db, escritores, buscas }: Importacoes, { nome }: Descritor): Cidade {
  const escritor = escritores[nome]
  if (!escritor) throw invalid({ lista: MESSAGES.semLista })
  return { db, escritor, buscas }
}

export async function storeLinhas(trx: Trx, id: number, linhas: readonly LinhaParaGuardar[]): Promise<void> {
  for (let start = 0; start < linhas.length; start += STORED_AT_ONCE)
    await insertLinhas(trx, id, linhas.slice(start, start + STORED_AT_ONCE))
}

/** Reads and checks a workbook that came; from here on it is an import of its own. */
export async function receber(
  casa: Importacoes,
  { lista, dono }: Pick<ImportacaoCreate, 'lista' | 'dono'>,
  livro: Livro & { readonly arquivo: string },
  { user, actor }: Pedido,
): Promise<number> {
  const descritor = descritorFor(lista, user)
  if (dono !== undefined && descritor.dono === undefined) throw invalid({ dono: MESSAGES.semDono })
  const vista = { edicoes: {}, dono }
  const { row, linhas } = await prepare(cityOf(casa, descritor), descritor, livro, vista, user)
  return transact(casa.db, actor, async (trx) => {
    await holdArquivo(trx, livro.arquivo)
    const id = await insertImportacao(trx, {
      ...row,
      lista,
      titulo: descritor.titulo,
      origem: 'planilha',
      arquivo: livro.arquivo,
      arquivo_nome: livro.nome,
      criado_por: user.id,
      id_secretaria: user.id_secretaria,
      criado_em: casa.now(),
    })
    await storeLinhas(trx, id, linhas)
    return id
  })
}

function editing(stored: Edicoes, typed: ImportacaoUpdate['celulas'] = []): Edicoes {
  const edicoes: Record<string, Record<string, string>> = Object.fromEntries(
    Object.entries(stored).map(([linha, cells]) => [linha, { ...cells }]),
  )
  for (const { linha, coluna, texto } of typed) edicoes[linha] = { ...edicoes[linha], [coluna]: texto }
  return edicoes
}

/** Looks at a workbook otherwise, or with cells typed in place, and checks it anew. */
export async function mudar(
  casa: Importacoes,
  id: number,
  { versao, celulas, ...said }: ImportacaoUpdate,
  livro: (row: ImportacaoRow) => Promise<Livro>,
  { user, actor }: Pedido,
): Promise<void> {
  const stored = await readOwn(casa.db, id, user)
  refuseStep(stored, 'mudar')
  refuseStale(stored, versao)
  const descritor = descritorFor(stored.lista, user)
  const other = said.folha !== undefined && said.folha !== stored.folha
  const vista = {
    folha: said.folha ?? stored.folha,
    cabecalho: said.cabecalho ?? (other ? undefined : (stored.cabecalho as never)),
    mapa: said.mapa ?? (other || said.cabecalho ? undefined : (stored.mapa as Mapa)),
    edicoes: other ? {} : editing(stored.edicoes as Edicoes, celulas),
    dono: donoOf(descritor, stored.mapa as Mapa),
  }
  const city = cityOf(casa, descritor)
  const { row, linhas, mapa, cabecalho } = await prepare(city, descritor, await livro(stored), vista, user)
  await transact(casa.db, actor, async (trx) => {
    refuseStep(await lockImportacao(trx, id), 'mudar')
    await updateImportacao(trx, id, row, stored.versao)
    await deleteLinhas(trx, id)
    await storeLinhas(trx, id, linhas)
    const kept = withoutDono(descritor, mapa)
    if (said.mapa) await keepMapa(trx, user, { lista: stored.lista, cabecalho, mapa: kept, em: casa.now() })
  })
}

function refuseStep({ situacao }: ImportacaoRow, passo: Passo): void {
  if (!mayStep(situacao, passo)) throw conflict(MESSAGES.foraDeHora)
}

interface Passada extends Pedido {
  readonly id: number
  readonly versao: number | undefined
}

/** Holds an import for a step that this person takes from the version they saw. */
async function holdStep(trx: Trx, { id, user, versao }: Passada, passo: Passo): Promise<ImportacaoRow> {
  const row = await lockImportacao(trx, id)
  if (!canSeeImportacao(user, row)) throw notFound(MESSAGES.notFound)
  refuseStale(row, versao)
  refuseStep(row, passo)
  return row
}

/** Puts an import into the queue. */
export const enfileirar = ({ db }: Importacoes, passada: Passada, parcial: boolean): Promise<number> =>
  transact(db, passada.actor, async (trx) => {
    const row = await holdStep(trx, passada, 'importar')
    descritorFor(row.lista, passada.user)
    const totais = row.totais as Totais
    const refused = semImportar(totais, parcial)
    if (refused !== null) throw conflict(refused)
    const total = toWrite(totais)
    const queued = { situacao: 'na_fila' as const, parcial, feitas: 0, total, importada_por: passada.user.id }
    await updateImportacao(trx, row.id, queued)
    return row.id
  })

/** Takes an import out of the queue, or has what it wrote taken back. */
export const cancelar = ({ db }: Importacoes, passada: Passada): Promise<number> =>
  transact(db, passada.actor, async (trx) => {
    const { id, situacao } = await holdStep(trx, passada, 'cancelar')
    const next = situacao === 'na_fila' ? ('cancelada' as const) : ('desfazendo' as const)
    await updateImportacao(trx, id, {
      situacao: next,
      motivo: MESSAGES.cancelada,
      desfeita_por: passada.user.id,
    })
    return id
  })

export const pedirDesfazer = ({ db }: Importacoes, passada: Passada): Promise<number> =>
  transact(db, passada.actor, async (trx) => {
    const { id, lista } = await holdStep(trx, passada, 'desfazer')
    descritorFor(lista, passada.user)
    await updateImportacao(trx, id, { situacao: 'desfazendo', feitas: 0, desfeita_por: passada.user.id })
    return id
  })

/** The rows that would stay if it were undone now. */
export async function previaDoDesfazer(
  casa: Importacoes,
  id: number,
  user: SessionUser,
): Promise<LinhaPresa[]> {
  const row = await readOwn(casa.db, id, user)
  refuseStep(row, 'desfazer')
  const { escritor } = cityOf(casa, descritorFor(row.lista, user))
  const linhas = await nextToUndo(casa.db, id, LAST, MAX_LINHAS)
  return presasOf(casa.db, { escritor, marcados: casa.marcados }, linhas.toReversed())
}

/** Has an import that was set aside tried again. */
export const liberar = ({ db }: Importacoes, passada: Passada): Promise<number> =>
  transact(db, passada.actor, async (trx) => {
    const { id } = await holdStep(trx, passada, 'liberar')
    await updateImportacao(trx, id, { situacao: 'desfazendo', tentativas: 0 })
    return id
  })

/** Ends an import that was set aside: what is not taken back yet stays. */
export const encerrar = ({ db, now }: Importacoes, passada: Passada): Promise<number> =>
  transact(db, passada.actor, async (trx) => {
    const { id } = await holdStep(trx, passada, 'encerrar')
    await keepLinhas(trx, id, MESSAGES.encerrada)
    const ended = { situacao: 'desfeita' as const, desfeita_em: now(), desfeita_por: passada.user.id }
    await updateImportacao(trx, id, { ...ended, tentativas: 0, falha: null })
    return id
  })

/** Links for the people whom an import created. */
export const convidar = ({ db }: Importacoes, passada: Passada): Promise<ConviteFeito[]> =>
  transact(db, passada.actor, async (trx) => {
    const { id, lista } = await holdStep(trx, passada, 'convidar')
    if (lista !== usuariosList.name) throw conflict(MESSAGES.semConvites)
    return inviteAll(trx, await listCriados(trx, id), passada.user.id)
  })

import { conteudoMistakes, type Dito, mistakesOf, restricaoMistakes } from '@paco/domain/documentos/conferir'
import type {
  DocumentoCreate,
  DocumentoUpdate,
  Restricao,
  VersaoCreate,
} from '@paco/domain/documentos/documento'
import type { Dono } from '@paco/domain/documentos/donos'
import { MESSAGES } from '@paco/domain/documentos/messages'
import { canReadRestritos, canWriteDocumentos } from '@paco/domain/documentos/policy'
import type { Regra } from '@paco/domain/documentos/regra'
import { canReadPca } from '@paco/domain/pca/policy'
import type { Day } from '@paco/domain/shared/days'
import { type Campos, conflict, forbidden, hasCampos, invalid, notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Arquivos } from '../arquivos/arquivos.ts'
import type { Db, Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { type Actor, transact } from '../db/transact.ts'
import type { Caller } from '../work/turns.ts'
import { type Anexo, openAnexo } from './anexos.ts'
import { assinaturasOf } from './assinaturas.ts'
import { isCifrado } from './cifrado.ts'
import { donoOf, holdDono, readDono } from './donos-queries.ts'
import {
  findDocumento,
  insertDocumento,
  insertVersao,
  lockDocumento,
  type Stored,
  updateDocumento,
} from './queries.ts'
import { findRegra } from './regras-queries.ts'

export interface Said {
  readonly arquivos: Arquivos
  readonly who: SessionUser
  readonly actor: Actor
  readonly caller: Caller
  readonly today: Day
  readonly now: Date
}

function assertRight(campos: Campos): void {
  if (hasCampos(campos)) throw invalid(campos)
}

/** Whoever may not read the record is not told that there is one. */
function assertDono(who: SessionUser, dono: Dono): void {
  if (canWriteDocumentos(who, dono)) return
  const isTold = dono.aberto || canReadRestritos(who, dono) || (dono.entidade === 'pca' && canReadPca(who))
  throw isTold ? forbidden(MESSAGES.notYours) : notFound(MESSAGES.ownerNotFound)
}

/** A kind that is in use, or that the document has already. */
async function tipoOf(db: Db, codigo: string | null, had: string | null = null): Promise<Regra | null> {
  const regra = codigo === null ? null : await findRegra(db, codigo)
  return regra?.ativa || codigo === had ? regra : null
}

/** The kind says the stage where nobody did. */
const etapaOf = (etapa: number | null, tipo: Regra | null) => etapa ?? tipo?.etapa ?? null

/** A file that was looked at and kept, to be made a version of a document. */
interface Olhado {
  readonly keep: Awaited<ReturnType<Anexo['keep']>>
  readonly assinaturas: string | null
}

/** What the law asks for is there to be read. Who signed it is read off it before any transaction, which would wait for that. */
async function look({ source, keep }: Anexo, codigo: string | null): Promise<Olhado> {
  if (codigo !== null && (await isCifrado(source))) throw invalid({ arquivo: MESSAGES.encrypted })
  const assinaturas = await assinaturasOf(source)
  return { keep: await keep(), assinaturas: assinaturas && JSON.stringify(assinaturas) }
}

async function keepVersao(
  trx: Trx,
  { keep, assinaturas }: Olhado,
  version: { documento_id: number; publica: boolean },
  { who, now }: Said,
): Promise<void> {
  const kept = await keep(trx)
  await insertVersao(trx, { ...version, ...kept, assinaturas, enviado_por: who.id, enviado_em: now })
}

/** Keeps a document with a record; its number. */
export async function createDocumento(db: Db, body: DocumentoCreate, said: Said): Promise<number> {
  const { entidade, registro_id, titulo, numero = null, codigo = null, link = null } = body
  const sent = { arquivo: Boolean(body.arquivo), envio: Boolean(body.envio), link: link !== null }
  const dito: Dito = {
    etapa: body.etapa ?? null,
    codigo,
    link,
    link_conferido_em: link === null ? null : (body.link_conferido_em ?? null),
    data_documento: body.data_documento ?? null,
  }
  const check = async (on: Db, dono: Dono) => {
    assertDono(said.who, dono)
    const tipo = await tipoOf(on, codigo)
    assertRight({ ...conteudoMistakes(sent), ...mistakesOf(dito, tipo, said.today) })
    return { ...dito, etapa: etapaOf(dito.etapa, tipo) }
  }
  // Asked before anything is kept, which is work nobody does for what will be refused; and where it is written.
  await check(db, await readDono(db, body))
  const anexo = await openAnexo(db, body, said)
  const olhado = anexo && (await look(anexo, codigo))
  return transact(db, said.actor, async (trx) => {
    const own = await check(trx, await holdDono(trx, { entidade, registro_id }))
    const by = { criado_por: said.who.id, criado_em: said.now }
    const id = await insertDocumento(trx, { entidade, registro_id, titulo, numero, ...own, ...by })
    if (olhado) await keepVersao(trx, olhado, { documento_id: id, publica: false }, said)
    return id
  })
}

/** Refuses who may not write a document: those who cannot even read it are not told that there is one. */
async function assertWritable(db: Db, { who }: Said, id: number, dono: Dono): Promise<void> {
  if (canWriteDocumentos(who, dono)) return
  await findDocumento(db, who, id)
  throw forbidden(MESSAGES.notYours)
}

/** Holds a document with its record, for one who may write it and began from what it is now. */
async function holdDocumento(trx: Trx, said: Said, id: number, versao?: number): Promise<Stored> {
  const dono = await holdDono(trx, await donoOf(trx, id))
  await assertWritable(trx, said, id, dono)
  const stored = await lockDocumento(trx, id)
  refuseStale(stored, versao)
  return stored
}

const assertVigente = ({ situacao }: Stored, text: string = MESSAGES.alreadyVoided): void => {
  if (situacao === 'sem_efeito') throw conflict(text)
}

/** What is sent in place of what is stored; what is missing stays. */
const after = <T>(sent: T | undefined, stored: T): T => (sent === undefined ? stored : sent)

export async function editDocumento(trx: Trx, said: Said, id: number, body: DocumentoUpdate): Promise<void> {
  const stored = await holdDocumento(trx, said, id, body.versao)
  assertVigente(stored)
  if (stored.link === null && body.link) throw conflict(MESSAGES.notLink, { link: MESSAGES.notLink })
  if (stored.link !== null && body.link === null) throw invalid({ link: MESSAGES.fileOrLink })
  const link = after(body.link, stored.link)
  const dito = {
    etapa: after(body.etapa, stored.etapa),
    codigo: after(body.codigo, stored.codigo),
    data_documento: after(body.data_documento, stored.data_documento),
    link,
    link_conferido_em: link === null ? null : after(body.link_conferido_em, stored.link_conferido_em),
  }
  const tipo = await tipoOf(trx, dito.codigo, stored.codigo)
  assertRight(mistakesOf(dito, tipo, said.today))
  const { titulo, numero } = body
  await updateDocumento(trx, id, { ...dito, etapa: etapaOf(dito.etapa, tipo), titulo, numero })
}

/** Keeps a version of a document. */
export async function addVersao(db: Db, id: number, body: VersaoCreate, said: Said): Promise<void> {
  const nomeado = await donoOf(db, id)
  await assertWritable(db, said, id, await readDono(db, nomeado))
  const anexo = await openAnexo(db, body, said)
  if (anexo === null) throw invalid({ arquivo: MESSAGES.fileOrLink })
  assertRight(conteudoMistakes({ arquivo: Boolean(body.arquivo), envio: Boolean(body.envio), link: false }))
  const { codigo } = await findDocumento(db, said.who, id)
  const olhado = await look(anexo, codigo)
  await transact(db, said.actor, async (trx) => {
    const stored = await holdDocumento(trx, said, id, body.versao)
    assertVigente(stored, MESSAGES.voided)
    if (stored.link !== null) throw conflict(MESSAGES.isLink)
    await keepVersao(trx, olhado, { documento_id: id, publica: body.publica }, said)
    await updateDocumento(trx, id, {})
  })
}

/** Restricts a document, or takes the restriction away; whether it is restricted now. */
export async function restrictDocumento(trx: Trx, said: Said, id: number, body: Restricao): Promise<boolean> {
  const stored = await holdDocumento(trx, said, id, body.versao)
  assertVigente(stored)
  assertRight(restricaoMistakes(body, said.today))
  const { restrito_base = null, restrito_motivo = null, restrito_ate = null } = body
  await updateDocumento(trx, id, { restrito_base, restrito_motivo, restrito_ate })
  return restrito_base !== null
}

export async function voidDocumento(
  trx: Trx,
  said: Said,
  id: number,
  { motivo, versao }: { motivo: string; versao: number },
): Promise<void> {
  assertVigente(await holdDocumento(trx, said, id, versao))
  await updateDocumento(trx, id, { situacao: 'sem_efeito', motivo })
}

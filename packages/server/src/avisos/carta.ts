import { resumoOf } from '@paco/domain/avisos/semana'
import { cidadeAtual } from '@paco/domain/cidade/atual'
import { orgaoText } from '@paco/domain/cidade/orgao'
import type { Db } from '../db/database.ts'
import { readOrCreateSecret } from '../usuarios/sessao-queries.ts'
import { drawSecret } from '../usuarios/tokens.ts'
import { emPalavras, leitorOf } from './avisos.ts'
import { codigoOf } from './codigo.ts'
import { cartaDaConta, isConta } from './conta.ts'
import type { Envio } from './emails-queries.ts'
import { type Conteudo, letterOf } from './mensagem.ts'
import { type Contada, listDoEmail } from './queries.ts'
import type { Carta } from './smtp.ts'

export interface Remetente {
  /** 'Prefeitura <avisos@cidade.gov.br>', or the address alone. */
  readonly de: string
  readonly endereco: string
}

/** An e-mail tells so many; the page tells all. */
const CONTADOS = 40

const isResumo = ({ chaves }: Envio) => chaves[0]?.startsWith('semana/') ?? false

/** What of it its reader may read now, and still wants to be told. */
async function contadasOf(db: Db, envio: Envio, now: Date): Promise<Contada[]> {
  const { para, chaves } = envio
  if (!para.ativo || para.email === 'nenhum') return []
  const leitor = leitorOf(para, now)
  if (!isResumo(envio)) return listDoEmail(db, leitor, { chaves })
  const { de, ate } = resumoOf(envio.criado_em)
  return listDoEmail(db, { ...leitor, de }, { ate, seguidos: para.email === 'imediato' })
}

function conteudoOf(envio: Envio, quantos: number): Pick<Conteudo, 'assunto' | 'abertura'> {
  const ola = `Olá, ${envio.para.name}.`
  if (isResumo(envio))
    return { assunto: 'O que mudou na semana', abertura: `${ola} Isto mudou na semana que passou:` }
  return {
    assunto: quantos === 1 ? 'Decisão sobre o que você pediu' : `${quantos} novidades sobre o que você pediu`,
    abertura: `${ola} Há novidade sobre o que você pediu:`,
  }
}

/** Who letters are from: by the name that the setting gives them, else by the city's. */
export function remetenteOf(de: string): { name: string; address: string } {
  const [, said = '', address = de] = /^([^<>]*)<([^<>]+)>\s*$/.exec(de) ?? []
  const name = said.replaceAll('"', '').trim()
  return { name: name === '' ? orgaoText(cidadeAtual()) : name, address: address.trim() }
}

/** The letter of what waits for one person, or null where there is nothing to tell them any more. */
export async function cartaOf(
  db: Db,
  envio: Envio,
  { de, endereco }: Remetente,
  now: Date,
): Promise<Carta | null> {
  const para = { name: envio.para.name, address: envio.para.endereco }
  const from = remetenteOf(de)
  // Numbers begin anew in a new database: mail servers drop a letter whose id they have seen.
  const mensagem = `${envio.mensagem}.${envio.criado_em.getTime()}`
  const envelope = { de: from, para, mensagem, data: now }
  if (isConta(envio)) {
    const bytes = await cartaDaConta(db, envio, endereco, envelope)
    return bytes && { de: from.address, para: para.address, bytes }
  }
  const contadas = await contadasOf(db, envio, now)
  if (contadas.length === 0) return null
  const codigo = codigoOf(await readOrCreateSecret(db, drawSecret()), envio.para.id)
  const avisos = await emPalavras(db, contadas.slice(0, CONTADOS))
  const outros = Math.max(contadas.length - CONTADOS, 0)
  const conteudo = { ...conteudoOf(envio, contadas.length), avisos, outros, endereco, codigo }
  return { de: from.address, para: para.address, bytes: await letterOf(conteudo, envelope) }
}

import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { Desfecho } from './client.ts'

export interface Envio {
  readonly hash: string
  readonly estado: 'enviando' | 'enviado' | 'recusado' | 'incerto'
  readonly tentativa: number
  readonly tentado_em: Date
  readonly resposta: string | null
  readonly local: string | null
  /** What would have been told by a call that got no answer. */
  readonly conteudo: unknown
}

/** What is sent, by what it is and which one. */
export interface Chave {
  readonly o_que: string
  readonly chave: string
}

export interface Tentativa extends Chave {
  readonly hash: string
  readonly em: Date
  readonly por: number | null
  readonly conteudo?: object | undefined
}

const textOf = (conteudo: object | undefined) => (conteudo ? JSON.stringify(conteudo) : null)

/** Notes that it is being sent, unless it is known already: then as it is, held. Of two at once the other one waits here. */
export async function beginEnvio(
  trx: Trx,
  { o_que, chave, hash, em, por, conteudo }: Tentativa,
): Promise<Envio | null> {
  const { rows: made } = await sql`
    insert into pncp_envios (o_que, chave, hash, estado, tentado_em, tentado_por, conteudo)
    values (${o_que}, ${chave}, ${hash}, 'enviando', ${em}, ${por}, ${textOf(conteudo)}::jsonb) on conflict (o_que, chave) do nothing
    returning id`.execute(trx)
  return made.length > 0 ? null : holdEnvio(trx, { o_que, chave })
}

/** One more try of what is held. */
export async function againEnvio(
  trx: Trx,
  { o_que, chave, hash, em, por, conteudo }: Tentativa,
): Promise<void> {
  await sql`
    update pncp_envios set hash = ${hash}, estado = 'enviando', tentativa = tentativa + 1, tentado_em = ${em},
      tentado_por = ${por}, resposta = null, enviado_em = null, conteudo = ${textOf(conteudo)}::jsonb
    where o_que = ${o_que} and chave = ${chave}`.execute(trx)
}

/** What became of a try; one that came after it says so itself. */
export async function endEnvio(
  trx: Trx,
  { o_que, chave }: Chave,
  tentativa: number,
  desfecho: Desfecho,
  em: Date,
): Promise<void> {
  const sent = desfecho.estado === 'enviado'
  await sql`
    update pncp_envios set estado = ${desfecho.estado}, resposta = ${sent ? null : desfecho.resposta},
      local = ${sent ? desfecho.local : null}, enviado_em = ${sent ? em : null},
      conteudo = case when ${desfecho.estado} = 'incerto' then conteudo end
    where o_que = ${o_que} and chave = ${chave} and tentativa = ${tentativa}`.execute(trx)
}

const envio = ({ o_que, chave }: Chave) => sql<Envio>`
  select hash, estado, tentativa, tentado_em, resposta, local, conteudo from pncp_envios
  where o_que = ${o_que} and chave = ${chave}`

export async function holdEnvio(trx: Trx, chave: Chave): Promise<Envio | null> {
  const { rows } = await sql<Envio>`${envio(chave)} for update`.execute(trx)
  return rows[0] ?? null
}

export async function readEnvio(db: Db, chave: Chave): Promise<Envio | null> {
  const { rows } = await envio(chave).execute(db)
  return rows[0] ?? null
}

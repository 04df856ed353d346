import type { PreferenciaEmail } from '@paco/domain/avisos/preferencia'
import { DIAS_DE_EMAIL, POR_HORA, POR_PESSOA } from '@paco/domain/avisos/tentativas'
import type { Role } from '@paco/domain/shared/roles'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

/** How far the trail was looked through for decisions; kept with the city's settings. */
const CURSOR = 'avisos-email-ate'
/** So many lines of it at once. */
const LOTE = 2000

/** From now on: what was decided before e-mails were sent is not sent. */
export async function startCursor(db: Db): Promise<void> {
  await sql`insert into configuracao (chave, valor)
    select ${CURSOR}, to_jsonb(coalesce(max(id), 0)) from auditoria on conflict (chave) do nothing`.execute(
    db,
  )
}

/**
 * Puts the decisions of the next lines of the trail into the queue, in one statement: the trail has no gaps, and lines come
 * in the order in which they are written, so that none is missed. Another instance that is at it is left alone. Whether
 * there is more.
 */
export async function queueDecisoes(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ ate: number | null; antes: number }>`
    with cursor as (
      select (valor #>> '{}')::bigint as ate from configuracao where chave = ${CURSOR} for update skip locked
    ), lote as (
      select a.id, a.entrada, a.entidade, a.registro_id, a.acao, a.depois, a.usuario_id, a.instante
      from auditoria a, cursor where a.id > cursor.ate order by a.id limit ${LOTE}
    ), pedidas as (
      select l.entrada, l.usuario_id, l.instante, p.criado_por as dono from lote l join aditivos p on p.id::text = l.registro_id
      where l.entidade = 'aditivos' and l.acao = 'alterou' and l.depois ->> 'status' in ('aprovado', 'rejeitado', 'devolvido')
      union
      select l.entrada, l.usuario_id, l.instante, p.criado_por from lote l
        join aditivos p on p.id::text = l.depois ->> 'aditivo_id' where l.entidade = 'aditivo_mensagens' and l.acao = 'criou'
      union
      select l.entrada, l.usuario_id, l.instante, m.criado_por from lote l join medicoes m on m.id::text = l.registro_id
      where l.entidade = 'medicoes' and l.acao = 'alterou' and l.depois ->> 'situacao' in ('em_elaboracao', 'aprovada')
      union
      select l.entrada, l.usuario_id, l.instante, vez.dono from lote l
        join medicoes m on m.id::text = l.registro_id join contratos c on c.id = m.contrato_id
        cross join lateral unnest(case l.depois ->> 'situacao' when 'atestada' then array[c.gestor_id]
          else array[c.fiscal_titular_id, c.fiscal_substituto_id] end) vez (dono)
      where l.entidade = 'medicoes' and l.acao = 'alterou'
        and l.depois ->> 'situacao' in ('enviada', 'em_conferencia', 'atestada')
    ), postas as (
      insert into avisos_emails (usuario_id, chave, criado_em, tentar_em)
      select distinct d.dono, 'decisao/' || d.entrada, ${now}::timestamptz, ${now}::timestamptz from pedidas d
        join usuarios u on u.id = d.dono and u.ativo
        left join avisos_leitura v on v.usuario_id = d.dono
      where d.usuario_id is distinct from d.dono and coalesce(v.email, 'imediato') = 'imediato'
        and d.instante > ${now}::timestamptz - make_interval(days => ${DIAS_DE_EMAIL})
      on conflict do nothing
    ), movido as (
      update configuracao set valor = to_jsonb((select max(id) from lote))
      where chave = ${CURSOR} and exists (select from lote)
    )
    select (select max(id) from lote) as ate, cursor.ate as antes from cursor`.execute(db)
  const [moved] = rows
  return moved?.ate != null && moved.ate - moved.antes >= LOTE
}

/** Puts a week's digest into the queue for everybody who may have something to read in it; once, whoever asks. */
export async function queueResumos(db: Db, chave: string, now: Date): Promise<void> {
  await sql`
    insert into avisos_emails (usuario_id, chave, criado_em, tentar_em)
    select u.id, ${chave}, ${now}, ${now} from usuarios u left join avisos_leitura v on v.usuario_id = u.id
    where u.ativo and u.email_confirmado and (
      (coalesce(v.email, 'imediato') = 'imediato' and exists (select from seguidos s where s.usuario_id = u.id))
      or v.email = 'semanal')
    on conflict do nothing`.execute(db)
}

/** The account letters' keys begin with this; no two are one. */
const CONTA = 'conta/'

/** Puts what somebody is told of their own account into the queue, with what it tells of. */
export async function queueConta(trx: Trx, usuario_id: number, aviso: string): Promise<void> {
  await sql`insert into avisos_emails (usuario_id, chave, criado_em, tentar_em)
    values (${usuario_id}, ${CONTA} || ${aviso}::text || '/' || gen_random_uuid(), now(), now())`.execute(trx)
}

/** Takes up requests for another password: those that name an open account become letters, the others nothing. */
export async function queueSenhas(db: Db, now: Date): Promise<void> {
  await sql`
    with pedidos as (delete from senha_pedidos returning email)
    insert into avisos_emails (usuario_id, chave, criado_em, tentar_em)
    select u.id, ${CONTA} || 'senha-pedida/' || gen_random_uuid(), ${now}::timestamptz, ${now}::timestamptz
    from pedidos p join usuarios u on lower(u.email) = p.email where u.ativo`.execute(db)
}

/** What an instance that died left on its way may have arrived or not: it is not sent again. How many there were. */
export async function giveUpLost(db: Db, before: Date, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update avisos_emails set estado = 'incerto', concluido_em = ${now}, falha = 'interrompido durante o envio'
    where estado = 'enviando' and enviando_desde < ${before}`.execute(db)
  return Number(numAffectedRows)
}

export interface Destinatario {
  readonly id: number
  readonly name: string
  readonly endereco: string
  readonly role: Role
  readonly id_secretaria: number | null
  readonly ativo: boolean
  readonly email: PreferenciaEmail
}

/** What goes out to one person as one e-mail. */
export interface Envio {
  readonly ids: readonly number[]
  readonly chaves: readonly string[]
  readonly mensagem: number
  readonly tentativas: number
  readonly criado_em: Date
  readonly para: Destinatario
}

interface Vez {
  readonly usuario_id: number
  /** The beginning of its key. */
  readonly tipo: string
}

/** Somebody whose turn it is, and who had not too many already; what is told of an account waits for nothing. */
async function nextUsuario(db: Db, now: Date): Promise<Vez | null> {
  const { rows } = await sql<Vez>`
    with ultimas as (
      select usuario_id, count(distinct mensagem) as quantas from avisos_emails
      where concluido_em > ${now}::timestamptz - interval '1 hour' and estado in ('enviado', 'incerto') group by usuario_id
    )
    select e.usuario_id, split_part(e.chave, '/', 1) as tipo from avisos_emails e
      left join ultimas u on u.usuario_id = e.usuario_id
    where e.estado = 'espera' and e.tentar_em <= ${now} and (starts_with(e.chave, ${CONTA})
      or coalesce(u.quantas, 0) < ${POR_PESSOA} and (select coalesce(sum(quantas), 0) from ultimas) < ${POR_HORA})
    order by starts_with(e.chave, ${CONTA}) desc, e.tentar_em, e.id limit 1`.execute(db)
  return rows[0] ?? null
}

/**
 * Marks what waits for one person as on its way: decisions together, anything else alone. Rows that another instance holds
 * are left to it, and of two that take the same one finds it taken.
 */
export async function claimEnvio(db: Db, instancia: string, now: Date): Promise<Envio | 'outra vez' | null> {
  const next = await nextUsuario(db, now)
  if (next === null) return null
  const { rows } = await sql<{ id: number; chave: string; tentativas: number; criado_em: Date }>`
    with vez as (
      select id from avisos_emails
      where usuario_id = ${next.usuario_id} and estado = 'espera' and tentar_em <= ${now}
        and split_part(chave, '/', 1) = ${next.tipo}
      order by id limit ${next.tipo === 'decisao' ? 50 : 1} for update skip locked
    )
    update avisos_emails e set estado = 'enviando', instancia = ${instancia}, enviando_desde = ${now},
      tentativas = tentativas + 1, mensagem = (select min(id) from vez)
    from vez where e.id = vez.id and e.estado = 'espera' returning e.id, e.chave, e.tentativas, e.criado_em`.execute(
    db,
  )
  const [first] = rows
  if (first === undefined) return 'outra vez'
  const para = await sql<Destinatario>`
    select u.id, u.name, u.email as endereco, u.role, u.id_secretaria, u.ativo, coalesce(v.email, 'imediato') as email
    from usuarios u left join avisos_leitura v on v.usuario_id = u.id where u.id = ${next.usuario_id}`.execute(
    db,
  )
  return {
    ids: rows.map(({ id }) => id),
    chaves: rows.map(({ chave }) => chave),
    mensagem: Math.min(...rows.map(({ id }) => id)),
    tentativas: Math.max(...rows.map(({ tentativas }) => tentativas)),
    criado_em: first.criado_em,
    para: para.rows[0] as Destinatario,
  }
}

/** What became of it. */
export async function concludeEnvio(
  db: Db,
  { ids }: Envio,
  estado: 'enviado' | 'sem_motivo' | 'incerto' | 'desistiu',
  { now, falha = null }: { now: Date; falha?: string | null },
): Promise<void> {
  await sql`update avisos_emails set estado = ${estado}, concluido_em = ${now}, falha = ${falha}
    where id = any (${ids}::int[]) and estado = 'enviando'`.execute(db)
}

/** The mail server refused it for now, or was not there. */
export async function postponeEnvio(db: Db, { ids }: Envio, ate: Date, falha: string): Promise<void> {
  await sql`update avisos_emails set estado = 'espera', tentar_em = ${ate}, falha = ${falha}
    where id = any (${ids}::int[]) and estado = 'enviando'`.execute(db)
}

/** What is done with is kept for two months: by then the week and the entry are told nowhere anew. */
export async function sweepEmails(db: Db, now: Date): Promise<void> {
  await sql`delete from avisos_emails where concluido_em < ${now}::timestamptz - interval '60 days'`.execute(
    db,
  )
}

/** Why the last e-mail that was tried did not leave; null where it did. */
export async function readFalha(db: Db): Promise<string | null> {
  const { rows } = await sql<{ falha: string | null }>`
    select case when estado <> 'enviado' then falha end as falha from avisos_emails
    where enviando_desde is not null and estado <> 'sem_motivo' order by enviando_desde desc, id desc limit 1`.execute(
    db,
  )
  return rows[0]?.falha ?? null
}

/** How many e-mails wait, and how many were given up of those that are still kept. */
export async function countEmails(db: Db): Promise<{ espera: number; desistiu: number }> {
  const { rows } = await sql<{ espera: number; desistiu: number }>`
    select count(*) filter (where estado in ('espera', 'enviando')) as espera,
      count(*) filter (where estado = 'desistiu') as desistiu from avisos_emails`.execute(db)
  return rows[0] ?? { espera: 0, desistiu: 0 }
}

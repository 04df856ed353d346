import type { Assinatura } from '@paco/domain/documentos/documento'
import type { Verificado } from '@paco/domain/documentos/verificar'
import type { SessionUser } from '@paco/domain/shared/roles'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { documentosSource } from './queries.ts'

/** The same content may be kept with many records; so many of them are told. */
const MAX = 50

interface Row extends Omit<Verificado['guardados'][number], 'guardado_em'> {
  readonly guardado_em: Date
  readonly tamanho: number
  readonly suspeito: boolean
  readonly ameaca: string | null
  readonly assinaturas: Assinatura[] | null
  /** Whether the reader is told of the document. */
  readonly contado: boolean
}

/**
 * The versions of documents that have this content, the newest first, each with the line of the trail that names it. What
 * the document is called and who signed it is told to those who are told of the document; that it is kept, to everyone.
 */
export async function listGuardados(db: Db, who: SessionUser | null, sha256: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select d.titulo, d.dono, d.id_projeto, v.n, v.enviado_em as guardado_em, a.tamanho,
      a.verificado = 'suspeito' as suspeito, a.ameaca,
      d.id is not null as contado, case when d.id is not null then v.assinaturas end as assinaturas,
      case when o.situacao = 'sem_efeito' then 'sem_efeito'
        when exists (select from documento_versoes s
          where s.documento_id = v.documento_id and s.n > v.n and s.publica = v.publica) then 'substituido'
        else 'vigente' end as situacao,
      l.id::float8 as linha, l.hash as lacre
    from documento_versoes v
      join arquivos a on a.sha256 = v.arquivo
      join documentos o on o.id = v.documento_id
      left join lateral (
        select c.id, c.titulo, c.dono, c.id_projeto from (${documentosSource(who).view}) c where c.id = v.documento_id
      ) d on true
      left join lateral (
        select id, hash from auditoria
        where entidade = 'documento_versoes' and registro_id = v.id::text and acao = 'criou' order by id limit 1
      ) l on true
    where v.arquivo = ${sha256}
    order by v.id desc limit ${MAX}`.execute(db)
  return rows
}

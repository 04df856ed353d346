import { changes } from '../db/changes.ts'
import type { Database } from '../db/database.ts'

/** Has everyone read what was planned: every item approved, every plan published. */
export async function publishPlanos({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query("update pca set situacao = 'aprovado' where vivo")
  await pool.query('update pca_planos set publicado_em = now() where publicado_em is null')
  changes.emit('written')
}

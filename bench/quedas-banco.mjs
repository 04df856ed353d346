import { createRequire } from 'node:module'

const pg = createRequire(new URL('../packages/server/package.json', import.meta.url))('pg')

/** @template T @param {string} url @param {(client: { query(sql: string): Promise<{ rows: any[] }> }) => Promise<T>} ask */
async function asked(url, ask) {
  const client = new pg.Client(url)
  // Whoever kills one session ends them all, this one too.
  client.on('error', () => {})
  await client.connect()
  return ask(client).finally(() => client.end().catch(() => {}))
}

/** A server of tests answers before what it answered is written: here it keeps its word, to whoever comes after. @param {string} url */
export async function keepWord(url) {
  await asked(url, (client) => client.query('alter role current_user set synchronous_commit = on'))
}

/** Kills one session of the product: the server ends them all, and comes back from its log as after a crash. @param {string} url */
export async function killSession(url) {
  await asked(url, async (client) => {
    const { rows } = await client.query(
      `select pid from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() and datname = current_database()
       order by state = 'active' desc, pid limit 1`,
    )
    if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
  })
}

import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { isPooler, needsDirect } from './db/pooler.ts'
import { OperatorError } from './operator-error.ts'

/** The first code in a chain of causes: what went wrong, as the system or the database names it. */
function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code
  return ''
}

/** PostgreSQL's own codes begin with a digit, those we map; the system's with a letter. */
const SQLSTATE = /^\d/

/** The database is not there yet, or not any more: trying again may help. */
const AWAY = /^(ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P|53300|08)/
const SILENT = /timeout|Connection terminated/

export const mayComeBack = (error: unknown): boolean =>
  !isPooler(error) && (AWAY.test(codeOf(error)) || (error instanceof Error && SILENT.test(error.message)))

/** The server's and the database's names, as written in the address. */
function named(databaseUrl: string) {
  const { hostname, port, username, pathname } = new URL(databaseUrl)
  const query = new URL(databaseUrl).searchParams
  return {
    where: `${query.get('host') ?? (hostname || 'localhost')}:${query.get('port') ?? (port || '5432')}`,
    user: decodeURIComponent(username),
    name: decodeURIComponent(pathname.slice(1)),
  }
}

/** How long a start waits for a PostgreSQL that may be starting too. */
const WAIT = 10_000
const RETRY = 500

/** Waits a little for a server that does not answer yet; what waiting cannot mend is said at once. */
export async function awaitPostgres(
  ask: () => Promise<unknown>,
  url: string,
  say: (level: 'warn', text: string) => void,
): Promise<void> {
  const until = performance.now() + WAIT
  for (let told = false; ; told = true) {
    try {
      await ask()
      return
    } catch (error) {
      if (!mayComeBack(error) || performance.now() > until) throw error
      const why = error instanceof OperatorError ? error.message : explainDatabase(error, url)
      if (!told) say('warn', `${why} Tentando por mais ${WAIT / 1000} segundos.`)
      await sleep(RETRY)
    }
  }
}

/** Why the PostgreSQL server cannot be used, and what to change; null when nobody outside the program can. */
export function explainDatabase(error: unknown, databaseUrl: string): string | null {
  const { where, user, name } = named(databaseUrl)
  const code = codeOf(error)
  if (isPooler(error)) return needsDirect('DATABASE_URL')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `O servidor de banco de dados ${where} não foi encontrado. Corrija o endereço em DATABASE_URL.`
  if (code === '28P01' || code === '28000')
    return `O PostgreSQL em ${where} recusou o usuário ${user} ou a senha. Corrija-os em DATABASE_URL.`
  if (code === '3D000')
    return `O banco ${name} não existe no PostgreSQL em ${where}. Crie-o ou corrija o nome em DATABASE_URL.`
  if (code === '42501')
    return `O usuário ${user} não pode criar o que o Paço precisa no banco ${name}. Dê-lhe essa permissão ou indique em DATABASE_OWNER_URL o dono do banco.`
  if (code === '53100') return `O disco do PostgreSQL em ${where} está cheio. Libere espaço e inicie de novo.`
  if (code === '25006')
    return `O PostgreSQL em ${where} só aceita leitura. Indique em DATABASE_URL um servidor que aceite gravações.`
  if (mayComeBack(error))
    return `Nenhum PostgreSQL responde em ${where}. Confira se ele está no ar e o endereço em DATABASE_URL.`
  return null
}

/** Whether the system names the folder of the data, or what is beside it, as what it could not use. */
function concernsFolder(error: unknown, folder: string): boolean {
  const path = error instanceof Error && 'path' in error ? String(error.path) : folder
  return resolve(path).startsWith(resolve(dirname(folder)))
}

/** Why the port cannot be listened on, or the folder not be used, and which setting to change. */
/** Which of the two addresses it listens on failed, and the settings that name it. */
function listeningOf(error: Error, { port, host, metrics: { apart } }: Config) {
  const isApart = apart !== undefined && (error as { port?: number }).port === apart.port
  return isApart
    ? { port: apart.port, host: apart.host, names: ['METRICS_PORT', 'METRICS_HOST'] }
    : { port, host, names: ['PORT', 'HOST'] }
}

function explainSystem(error: Error, config: Config): string | null {
  const { databaseFolder } = config
  const { syscall, hostname } = error as { syscall?: string; hostname?: string }
  const code = codeOf(error)
  const {
    port,
    host,
    names: [portName, hostName],
  } = listeningOf(error, config)
  if (code === 'EADDRINUSE')
    return `A porta ${port} já está em uso. Encerre o outro programa ou escolha outra porta em ${portName}.`
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && hostname === host))
    return `O endereço ${host} não é desta máquina. Corrija-o em ${hostName}.`
  if (code === 'EACCES' && syscall === 'listen')
    return `Sem permissão para abrir a porta ${port}. Escolha em ${portName} uma acima de 1023.`
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'O sistema deixa este programa abrir poucos arquivos. Aumente o limite (ulimit -n; LimitNOFILE no systemd).'
  if (!concernsFolder(error, databaseFolder)) return null
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `Sem permissão para gravar em ${databaseFolder}. Dê essa permissão ou escolha outra pasta em DATA_DIR.`
  if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'ENOENT')
    return `Não é possível criar a pasta ${databaseFolder}. Escolha outra em DATA_DIR.`
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
    return `O disco de ${databaseFolder} está cheio. Libere espaço e inicie de novo.`
  return null
}

/** What stopped the start, as a sentence that names what to change, or unchanged when it is the program's own fault. */
export function explainStart(error: unknown, config: Config): unknown {
  if (error instanceof OperatorError) return error
  if (!(error instanceof Error)) return error
  const fromServer = config.databaseUrl && SQLSTATE.test(codeOf(error))
  const fromDatabase = () => (config.databaseUrl ? explainDatabase(error, config.databaseUrl) : null)
  const text = fromServer ? fromDatabase() : (explainSystem(error, config) ?? fromDatabase())
  return text === null ? error : new OperatorError(text, { cause: error })
}

/** An address of its own may be wrong where the application's is right: which of them is told. */
export async function reachBy(
  pool: Database['pool'],
  url: string | undefined,
  name: 'DATABASE_OWNER_URL' | 'DATABASE_DIRECT_URL',
): Promise<void> {
  if (url === undefined) return
  await pool.query('select 1').catch((error) => {
    if (isPooler(error)) throw new OperatorError(needsDirect(name), { cause: error })
    const text = explainDatabase(error, url)?.replaceAll('DATABASE_URL', name)
    throw text ? new OperatorError(text, { cause: error }) : error
  })
}

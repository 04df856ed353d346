import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

/** The program's start, laid out as the archive has it, with a server that tells what it was told. */

const SOURCES = resolve(import.meta.dirname, '../..')
const root = realpathSync(mkdtempSync(join(tmpdir(), 'paco-arranque-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const program = join(root, 'opt/paco-1')
const settings = join(root, 'etc/paco/paco.env')
const unit = join(root, 'etc/systemd/system/paco.service')
const isRoot = process.getuid?.() === 0
/** Somebody else where that can be: only root becomes another. */
const usuario = isRoot ? 'nobody' : userInfo().username
const grupo = isRoot ? '65534' : String(process.getgid?.())

const put = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const TELLS = `console.log(JSON.stringify({
  args: process.argv.slice(2), uid: process.getuid?.(), parent: process.ppid, folder: process.cwd(), env: process.env }))`

beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  mkdirSync(program, { recursive: true })
  for (const name of ['ops/paco.mjs', 'ops/configuracoes.mjs', 'scripts/node-version.mjs'])
    cpSync(join(SOURCES, name), join(program, name.split('/')[1] ?? ''))
  const dist = join(program, 'packages/server/dist')
  put(join(dist, 'main.mjs'), TELLS)
  cpSync(join(SOURCES, 'packages/server/src/sistema/servico/unidade.mjs'), join(dist, 'unidade.mjs'))
  put(join(program, 'paco'), '')
  put(join(program, 'package.json'), '{"type":"module"}')
})

/** Links the service to the program, as the manual says. */
function install(env: string) {
  symlinkSync(program, join(root, 'opt/paco'))
  put(
    unit,
    `[Service]\nUser=${usuario}\nGroup=${grupo}\nEnvironment=DATA_DIR=/var/lib/paco BACKUP_HOUR=1\nEnvironmentFile=-/etc/paco/paco.env\nExecStart=/opt/paco/paco start\n`,
  )
  put(settings, env)
}

function paco(args: string[], env: Record<string, string> = {}, file = join(program, 'paco.mjs')) {
  const { pid, stdout, stderr, status } = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    env: { PACO_RAIZ: root, ...env },
    encoding: 'utf8',
  })
  return { pid, status, stderr, told: stdout.startsWith('{') ? JSON.parse(stdout) : stdout }
}

describe('a command by hand', () => {
  it('without a service has the settings of the environment and of the file beside it', () => {
    put(join(program, 'paco.env'), 'PORT=4000\nHOST=::1\n')
    const { told } = paco(['backup', 'copia.gz'], { PORT: '5000' })
    expect(told).toMatchObject({ args: ['backup', 'copia.gz'], folder: program })
    expect(told.env).toMatchObject({
      PORT: '5000',
      HOST: '::1',
      PACO_LIDAS: join(program, 'paco.env'),
      PACO_AQUI: root,
      NODE_ENV: 'production',
    })
  })

  it('has a Node that knows the authority whose file the settings name', () => {
    put(join(program, 'paco.env'), `NODE_EXTRA_CA_CERTS=${join(root, 'autoridade.pem')}\n`)
    put(join(root, 'autoridade.pem'), '')
    const { told, status, pid } = paco(['backup', 'copia.gz'])
    expect(status).toBe(0)
    expect(told).toMatchObject({ args: ['backup', 'copia.gz'], parent: pid })
    expect(told.env.NODE_EXTRA_CA_CERTS).toBe(join(root, 'autoridade.pem'))
  })

  it('has those of the service that starts this program, as systemd reads them, and works as its user', () => {
    install('BACKUP_PASSPHRASE=uma # frase comprida\nPORT=4000\nBACKUP_HOUR=2\n')
    const { told } = paco(['doctor'], { PORT: '5000' }, join(root, 'opt/paco/paco.mjs'))
    expect(told.env).toMatchObject({
      BACKUP_PASSPHRASE: 'uma # frase comprida',
      PORT: '5000',
      BACKUP_HOUR: '2',
      DATA_DIR: '/var/lib/paco',
      PACO_LIDAS: `${settings}, ${unit}`,
    })
    expect(told.uid === process.getuid?.()).toBe(!isRoot)
    expect(told.env.PACO_USUARIO).toBe(isRoot ? usuario : undefined)
  })

  it('of another folder than the service starts has none of its settings', () => {
    install('PORT=4000\n')
    const other = join(root, 'opt/paco-2')
    cpSync(program, other, { recursive: true })
    const { told } = paco(['start'], {}, join(other, 'paco.mjs'))
    expect(told.env).toMatchObject({ PACO_LIDAS: '' })
    expect(told.env.PORT).toBeUndefined()
    expect(told.uid).toBe(process.getuid?.())
  })

  it('has those of the file that is named, and of no other', () => {
    install('PORT=4000\n')
    put(join(root, 'outro.env'), 'HOST=::1\n')
    expect(paco(['start'], { PACO_ENV: 'outro.env' }).told.env).toMatchObject({ HOST: '::1' })
    expect(paco(['start'], { PACO_ENV: 'outro.env' }).told.env.PORT).toBeUndefined()
  })

  it('says which file is missing, and does nothing', () => {
    install('')
    put(unit, `[Service]\nEnvironmentFile=/etc/paco/outro.env\nExecStart=/opt/paco/paco start\n`)
    expect(paco(['backup'])).toMatchObject({
      status: 1,
      told: '',
      stderr: expect.stringMatching(/ler o arquivo de configurações .*outro\.env: ele não existe/),
    })
  })
})

import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { reunir } from './doctor.ts'
import { aviso, ok } from './laudo.ts'
import { desconhecidos, distance, pelaMetade } from './nomes.ts'
import { dono, gravavel, lugar, mesmoDisco, pastasDe } from './pastas.ts'
import { configuracoesLidas, legiveis } from './segredos.ts'
import { servico } from './servico.ts'

const folder = mkdtempSync(join(tmpdir(), 'paco-instalacao-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const config = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env }, [])

describe('the service', () => {
  const unidade = {
    arquivo: '/etc/systemd/system/paco.service',
    usuario: 'paco',
    grupo: 'paco',
    ambiente: {},
    arquivos: [],
    programa: folder,
    gravaveis: ['/srv/copias', '/var/lib/paco'],
    criadas: ['/var/lib/paco'],
    protege: true,
    semCasas: true,
    temporarioProprio: true,
  }
  const said = (pasta: string, own = {}) =>
    servico({ ...unidade, ...own }, [{ nome: 'BACKUP_DIR', pasta }], folder).map(({ estado, texto }) => [
      estado,
      texto,
    ])

  it('is not spoken of where there is none', () => expect(servico(null, [])).toEqual([]))

  it.each([
    ['that of its state', '/var/lib/paco/copias', {}, /^ok$/],
    ['one that was opened to it', '/srv/copias', {}, /^ok$/],
    ['any, where nothing is shut', '/srv/outra', { protege: false }, /^ok$/],
    ['another', '/srv/outra', {}, /^ok,erro,.*-o paco -g paco \/srv\/outra.*"ReadWritePaths=\/srv\/outra"/],
    ['one whose name begins alike', '/srv/copias-2', {}, /^ok,erro/],
    ['one below the program', 'copias', {}, /^ok,erro,.*paco-instalacao-\w+\/copias/],
    ['somebody at home', '/home/ti/copias', {}, /^ok,erro,.*ProtectHome/],
    ['what is swept', '/tmp/copias', { gravaveis: ['/tmp'] }, /^ok,erro,.*PrivateTmp/],
  ])('may write to %s or is told', (_, pasta, own, expected) => {
    const [[first], ...more] = said(pasta, own) as [[string], ...string[][]]
    expect([first, ...more.flat()].join()).toMatch(expected)
  })

  it('starts this program, or another, or none', () => {
    const stateOf = (programa: string | null) => servico({ ...unidade, programa }, [], folder)[0]
    expect(stateOf(folder)).toMatchObject({ estado: 'ok' })
    expect(stateOf('/opt/paco-1')).toMatchObject({
      estado: 'aviso',
      texto: expect.stringContaining('/opt/paco-1'),
    })
    expect(stateOf(null)).toMatchObject({ estado: 'erro', texto: expect.stringContaining('ExecStart') })
  })
})

describe('the folders', () => {
  it.each([
    ['data', '/opt/paco-1', 'aviso', /começaria vazia.*DATA_DIR/],
    ['/opt/paco-1/data', '/opt/paco-1', 'aviso', /começaria vazia/],
    ['/opt/paco-1-dados', '/opt/paco-1', 'ok', /^\/opt\/paco-1-dados$/],
    ['/var/lib/paco', '/opt/paco-1', 'ok', /^\/var\/lib\/paco$/],
  ])('%s of the program in %s', (pasta, program, expected, words) => {
    const { estado, texto } = lugar({ nome: 'DATA_DIR', pasta }, program)
    expect(estado).toBe(expected)
    expect(texto).toMatch(words)
  })

  it('are those of the settings, without what lies inside of the data', () => {
    expect(pastasDe(config({})).map(({ nome }) => nome)).toEqual(['DATA_DIR'])
    const apart = { BACKUP_DIR: '/srv/copias', SEAL_DIR: '/srv/selos' }
    expect(pastasDe(config(apart)).map(({ nome }) => nome)).toEqual(['DATA_DIR', 'BACKUP_DIR', 'SEAL_DIR'])
  })

  it('can be written to, or made, or it is told which cannot', () => {
    const asked = config({})
    const stateOf = (nome: string, pasta: string, criadas: string[] = []) =>
      gravavel(asked, { nome, pasta }, criadas)[0]
    writeFileSync(join(folder, 'arquivo'), '')
    expect(stateOf('BACKUP_DIR', folder)?.estado).toBe('ok')
    expect(stateOf('BACKUP_DIR', join(folder, 'nova/pasta'))?.estado).toBe('ok')
    expect(stateOf('BACKUP_DIR', join(folder, 'arquivo'))).toMatchObject({ estado: 'erro' })
    expect(stateOf('BACKUP_DIR', join(folder, 'arquivo/pasta'))).toMatchObject({
      estado: 'erro',
      texto: expect.stringContaining('BACKUP_DIR'),
    })
    expect(stateOf('DATA_DIR', '/proc/nada', ['/proc'])?.texto).toContain('o serviço cria')
  })

  it('belong to whoever runs the system', () => {
    const pasta = join(folder, 'db')
    mkdirSync(join(pasta, 'base'), { recursive: true })
    writeFileSync(join(pasta, 'base/1'), '')
    const uid = process.getuid?.() ?? 0
    expect(dono({ nome: 'DATA_DIR', pasta }, uid)).toEqual([])
    // Only root gives files away; to anybody else all of it is another's.
    if (uid === 0) for (const name of ['', 'base']) chownSync(join(pasta, name), 12_345, 12_345)
    expect(dono({ nome: 'DATA_DIR', pasta }, 12_345)).toMatchObject([
      { estado: 'erro', texto: expect.stringMatching(/db.* outro usuário.*chown -R 12345/) },
    ])
    expect(dono({ nome: 'DATA_DIR', pasta }, 0)).toEqual([])
  })

  it('of copies and data are better on two disks', () => {
    const on = (env: Record<string, string>, disks: number[]) =>
      mesmoDisco(config(env), () => disks.pop() ?? 0)
    expect(on({}, [1, 1])).toMatchObject([{ estado: 'aviso', sobre: 'BACKUP_DIR' }])
    expect(on({}, [1, 2])).toEqual([])
    expect(on({ DATABASE_URL: 'postgresql://a@b/c' }, [1, 1])).toEqual([])
    const s3 = { BACKUP_S3_URL: 'https://s3/b', BACKUP_S3_CHAVE: 'a', BACKUP_S3_SEGREDO: 'b' }
    expect(on(s3, [1, 1])).toEqual([])
  })
})

describe('the names of settings', () => {
  it.each([
    ['PORT', 'PORT', 0],
    ['PROT', 'PORT', 1],
    ['ENDERECO_PUBLCO', 'ENDERECO_PUBLICO', 1],
    ['', 'SIC', 3],
  ])('%s is so far from %s: %i', (one, other, far) => expect(distance(one, other)).toBe(far))

  it.each([
    ['ENDERECO_PUBLCO', /Seria ENDERECO_PUBLICO\?/],
    ['BACKUP_PASSFRASE', /Seria BACKUP_PASSPHRASE\?/],
    ['TRUST_PROXI', /Seria TRUST_PROXY\?/],
    ['SMTP_HOST', /Confira o nome/],
    ['CIDADES', /Seria CIDADE\?/],
  ])('%s is not one', (name, words) => {
    expect(desconhecidos({ [name]: 'x' })).toMatchObject([
      { estado: 'aviso', sobre: name, texto: expect.stringMatching(words) },
    ])
  })

  it.each([
    'PATH',
    'HOME',
    'HOSTNAME',
    'PWD',
    'USER',
    'LANG',
    'TZ',
    'NODE_ENV',
    'PACO_ENV',
    'SMTP_URL',
    'CONSORCIO',
  ])('%s is one, or nothing to us', (name) => expect(desconhecidos({ [name]: 'x' })).toEqual([]))

  it.each([
    [{ BACKUP_S3_CHAVE: 'a', BACKUP_S3_SEGREDO: 'b' }, ['erro', 'erro']],
    [{ BACKUP_S3_CHAVE: 'a', BACKUP_S3_URL: 'c' }, []],
    [{ SMTP_FROM: 'a@b' }, ['aviso']],
    [{ ADMIN_PASSWORD: 'a' }, ['aviso']],
  ])('%j', (env, estados) => expect(pelaMetade(env).map(({ estado }) => estado)).toEqual(estados))
})

it('files with passwords are for few eyes', () => {
  const file = join(folder, 'paco.env')
  writeFileSync(file, '')
  chmodSync(file, 0o644)
  expect(legiveis([file, join(folder, 'nada')], 'linux')).toMatchObject([
    { estado: 'aviso', texto: expect.stringContaining(`chmod 0640 ${file}`) },
  ])
  expect(legiveis([file], 'win32')).toEqual([])
  chmodSync(file, 0o640)
  expect(configuracoesLidas({ PACO_LIDAS: `${file}, /a/paco.service`, PACO_USUARIO: 'paco' })).toEqual([
    ok('Configurações', `lidas de ${file}, /a/paco.service, como o usuário paco`),
  ])
  expect(configuracoesLidas({})).toEqual([ok('Configurações', 'só do ambiente')])
})

it('what is so of all cities is said once', () => {
  const [all, own] = [aviso('TRUST_PROXY', 'a'), aviso('Cópias', 'b')]
  const of = (schema: string, laudos: (typeof all)[]) => laudos.map((laudo) => ({ laudo, schema }))
  expect(reunir([of('aurora', [all, own]), of('campos', [all])])).toEqual([
    all,
    { ...own, sobre: 'aurora: Cópias' },
  ])
  expect(reunir([[{ laudo: own, schema: null }]])).toEqual([own])
})

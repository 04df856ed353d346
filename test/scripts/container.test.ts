import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SETTINGS } from '../../packages/server/src/config.ts'
import { nodeIsRecentEnough } from '../../scripts/node-version.mjs'

/** What the image and the composition promise, as far as it can be read: who runs, what they write to, what is asked of them. */

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Each instruction with what it says, in lines that go on put together, by the stage it stands in. */
const stages = read('ops/Dockerfile')
  .replaceAll(/\\\n\s*/g, '')
  .split(/^(?=FROM )/m)
  .filter((stage) => stage.startsWith('FROM'))
  .map((stage) =>
    [...stage.matchAll(/^([A-Z]+)\s+(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value] as [string, string],
    ),
  )
const [made = [], image = []] = stages
const said = (stage: [string, string][], name: string) =>
  stage.filter(([instruction]) => instruction === name).map(([, value]) => value)
const env = Object.fromEntries(
  said(image, 'ENV').flatMap((line) => line.split(' ').map((one) => one.split('=') as [string, string])),
)

describe('the image', () => {
  it('is made and run by a Node that is recent enough, of the same kind', () => {
    const bases = stages.map((stage) => said(stage, 'FROM')[0]?.split(' ')[0])
    expect(bases[0]).toBe(bases[1])
    const major = /^node:(\d+)-/.exec(bases[0] ?? '')?.[1]
    expect(nodeIsRecentEnough(`${major}.99.0`)).toBe(true)
  })

  it('is made of the archive that everybody gets, from sources that are all sent', () => {
    expect(said(made, 'COPY')).toEqual(['. .'])
    expect(said(made, 'RUN').join()).toContain('npm run package')
    expect(JSON.parse(read('package.json')).scripts.package).toBeDefined()
    const ignored = read('.dockerignore').split('\n')
    const needed = ['package.json', 'package-lock.json', 'packages', 'scripts', 'ops', 'docs', 'test']
    for (const path of [...needed, 'README.md', 'README.pt-BR.md', 'NOTAS.md', 'CHANGELOG.md', 'LICENSE']) {
      expect(existsSync(join(ROOT, path)), path).toBe(true)
      expect(ignored, path).not.toContain(path)
    }
    expect(said(image, 'COPY')).toEqual(['--from=made /paco /opt/paco'])
  })

  it('runs as nobody in particular, who can write to the data alone', () => {
    const [user] = said(image, 'USER')
    expect(user).not.toMatch(/^(root|0)?$/)
    const names = image.map(([instruction]) => instruction)
    const made = said(image, 'RUN').join()
    expect(made).toContain(`useradd --system --uid 10001 --home-dir ${env.DATA_DIR} ${user}`)
    expect(made).toContain(`install -d -o ${user} -g ${user} -m 0700 ${env.DATA_DIR}`)
    // What is copied before belongs to root, and nothing is copied afterwards.
    expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('COPY'))
    expect(said(image, 'VOLUME')).toEqual([env.DATA_DIR])
  })

  it('starts the program, and asks it for a sign of life where it listens', () => {
    const [entry = ''] = said(image, 'ENTRYPOINT').map((value) => JSON.parse(value)[0] as string)
    expect(entry).toMatch(/^\/opt\/paco\//)
    expect(existsSync(join(ROOT, 'ops', entry.replace('/opt/paco/', '')))).toBe(true)
    expect(said(image, 'CMD')).toEqual(['["start"]'])
    expect(said(image, 'EXPOSE')).toEqual([env.PORT])
    // The port is a setting: whoever starts the image may say another.
    expect(said(image, 'HEALTHCHECK')[0]).toContain("'http://127.0.0.1:' + process.env.PORT + '/api/health'")
    for (const name of Object.keys(env)) expect([...SETTINGS, 'NODE_ENV']).toContain(name)
  })
})

describe('the composition', () => {
  const text = read('ops/compose.yaml')
  /** The lines of a service, without those of the next. */
  const service = (name: string) =>
    new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(text)?.[1] ?? ''
  const paco = service('paco')

  it('shuts all of the machine to it but its data and what it needs meanwhile', () => {
    for (const line of [
      'read_only: true',
      'tmpfs: [/tmp]',
      'cap_drop: [ALL]',
      'security_opt: ["no-new-privileges:true"]',
    ])
      expect(paco).toContain(`    ${line}\n`)
    expect(paco).toContain(`volumes: ["dados:${env.DATA_DIR}"]`)
    expect(paco).not.toMatch(/privileged|network_mode|docker\.sock|user: *"?(root|0)/)
  })

  it('shows it to this machine alone, and the database to nobody', () => {
    expect(paco).toContain(`ports: ["127.0.0.1:${env.PORT}:${env.PORT}"]`)
    expect(paco).toContain('TRUST_PROXY: "1"')
    expect(service('banco')).not.toContain('ports:')
  })

  it('waits for the database, asks for its password, and names settings that there are', () => {
    expect(paco).toMatch(/banco:\n\s+condition: service_healthy/)
    expect(service('banco')).toMatch(/healthcheck:\n\s+test: \["CMD", "pg_isready"/)
    expect(text.match(/\$\{POSTGRES_PASSWORD:\?\}/g)?.length).toBe(2)
    const [, environment = ''] = /environment:\n((?: {6}.*\n)+)/.exec(paco) ?? []
    const names = [...environment.matchAll(/^ {6}(\w+):/gm)].map(([, name = '']) => name)
    expect(names).toContain('DATABASE_URL')
    for (const name of names) expect(SETTINGS).toContain(name)
    expect(paco).toContain('dockerfile: ops/Dockerfile')
  })
})

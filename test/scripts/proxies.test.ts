import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_ARQUIVO } from '../../packages/domain/src/arquivos/arquivo.ts'
import { ask, type Front, findProgram, HOST, openProxy, put, readOps, type Settings } from './proxy.ts'

/**
 * The examples for nginx and Caddy: what they say, and, where the machine has the program (`NGINX_PATH` and `CADDY_PATH`
 * name another), what it then does. Packed files and their form must pass, and nothing larger.
 */

const HSTS = 'max-age=31536000; includeSubDomains'
const WHOLE = MAX_ARQUIVO + 1024 * 1024

const without = (name: string) => readOps(name).replaceAll(/^\s*#.*$/gm, '')

describe('the example for nginx says', () => {
  const text = without('nginx.conf')
  it.each([
    [
      'who called, and nothing of what the caller wrote there',
      /proxy_set_header X-Forwarded-For \$remote_addr;/,
    ],
    ['by which protocol', /proxy_set_header X-Forwarded-Proto \$scheme;/],
    ['by which name', /proxy_set_header Host \$host;\s+[\s\S]*proxy_set_header X-Forwarded-Host \$host;/],
    ['one line of HSTS, also on errors', /add_header Strict-Transport-Security "[^"]+" always;/],
    ['not what stands behind', /proxy_hide_header Strict-Transport-Security;/],
    ['what may be as large as a file and its form', /client_max_body_size 32m;/],
    ['what is passed on as it comes', /proxy_buffering off;\s+proxy_request_buffering off;/],
    ['what is tried again: reading alone', /proxy_next_upstream error timeout;/],
    ['longer than any statement takes', /proxy_read_timeout 120s;/],
  ])('%s', (_, words) => expect(text).toMatch(words))
})

describe('the example for Caddy says', () => {
  const text = without('Caddyfile')
  it.each([
    ['who called, and nothing of what the caller wrote there', /header_up X-Forwarded-For \{remote_host\}/],
    [
      'one line of HSTS, in place of what stands behind',
      /header \{\s+Strict-Transport-Security "[^"]+"\s+defer/,
    ],
    ['what may be as large as a file and its form', /max_size 32MiB/],
    ['what is passed on as it comes', /flush_interval -1/],
    ['HSTS on its own errors', /handle_errors \{\s+header Strict-Transport-Security/],
  ])('%s', (_, words) => expect(text).toMatch(words))
})

/** As root it would become another user, who does not reach the folder. */
const nginxArgs = ({ folder, plain, secure, behind, cert, key }: Settings) => {
  const site = readOps('nginx.conf')
    .replaceAll(/listen \[::\]:\d+.*;/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${behind}`)
    .replace('/etc/ssl/paco/fullchain.pem', cert)
    .replace('/etc/ssl/paco/privkey.pem', key)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const main = put(
    folder,
    'nginx.conf',
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr;
events {} http { access_log off; ${places.join(' ')} include ${put(folder, 'site.conf', site)}; }`,
  )
  return ['-p', folder, '-e', 'stderr', '-c', main]
}

const caddyArgs = ({ folder, secure, behind, cert, key }: Settings) => {
  const site = readOps('Caddyfile')
    .replace(`${HOST} {`, `https://${HOST}:${secure} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${behind}`)
  const options = `{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system ${folder}\n}\n`
  return ['run', '--adapter', 'caddyfile', '--config', put(folder, 'Caddyfile', options + site)]
}

const PROXIES = (
  [
    ['nginx', findProgram('nginx', process.env.NGINX_PATH), nginxArgs],
    ['Caddy', findProgram('caddy', process.env.CADDY_PATH), caddyArgs],
  ] as const
).flatMap(([name, program, argsOf]) => (program ? [{ name, program, argsOf }] : []))

for (const { name, program, argsOf } of PROXIES)
  describe(`behind ${name}`, () => {
    let proxy: Front
    beforeAll(async () => {
      proxy = await openProxy(program, argsOf)
    }, 60_000)
    afterAll(() => proxy.close())

    it('a call arrives with its own address, protocol and name, whatever it says of them', async () => {
      const headers = {
        'X-Forwarded-For': '203.0.113.7',
        'X-Forwarded-Proto': 'http',
        'X-Forwarded-Host': 'outra.example',
        'Accept-Encoding': 'br',
      }
      const { status, text } = await ask(proxy, '/api/painel?a=1', { headers })
      expect(status).toBe(200)
      expect(JSON.parse(text)).toMatchObject({
        url: '/api/painel?a=1',
        headers: {
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'https',
          'x-forwarded-host': HOST,
          host: HOST,
          // Pages are compressed behind it.
          'accept-encoding': 'br',
        },
      })
    })

    it('one line of HSTS leaves, and the rest as it was', async () => {
      const { hsts, headers } = await ask(proxy, '/')
      expect(hsts).toEqual([HSTS])
      expect(headers['content-security-policy']).toBe("default-src 'self'")
    })

    it('files pass whole, and what is larger than any is refused', async () => {
      const sent = await ask(proxy, '/api/envios', { method: 'POST', body: Buffer.alloc(WHOLE) })
      expect(JSON.parse(sent.text)).toMatchObject({ bytes: WHOLE })
      const body = Buffer.alloc(33 * 1024 * 1024)
      // Who is refused before all has arrived may see the line end first: `Expect` waits for the answer.
      const headers = { Expect: '100-continue' }
      const { status, text } = await ask(proxy, '/api/envios', { method: 'POST', body, headers })
      expect([status, JSON.parse(text).Error]).toEqual([413, 'O conteúdo enviado é grande demais.'])
    })

    it('a long answer goes on as it is made', async () => {
      let heard = ''
      const { text } = await ask(proxy, '/slow', {
        onData: (so) => {
          heard ||= so
          proxy.release()
        },
      })
      expect([heard, text]).toEqual(['first', 'firstlast'])
    })

    it('who is not there any more is told so, under HSTS too', async () => {
      proxy.leave()
      const { status, hsts, text } = await ask(proxy, '/api/painel')
      expect([502, 503]).toContain(status)
      expect(JSON.parse(text)).toMatchObject({
        Status: 'Error',
        Error: expect.stringContaining('não está respondendo'),
      })
      expect(hsts).toEqual([HSTS])
    })
  })

const nginx = PROXIES.find(({ name }) => name === 'nginx')
if (nginx)
  it('without TLS pages are led on by nginx, and calls refused', async () => {
    const proxy = await openProxy(nginx.program, nginx.argsOf)
    const plain = (path: string) =>
      new Promise<[number | undefined, string | undefined]>((done, fail) => {
        const { plain: port } = proxy.settings
        get({ host: '127.0.0.1', port, path, headers: { Host: HOST }, agent: false }, (reply) => {
          reply.resume()
          done([reply.statusCode, reply.headers.location])
        }).once('error', fail)
      })
    expect(await plain('/projetos?a=1')).toEqual([301, `https://${HOST}/projetos?a=1`])
    expect(await plain('/api/painel')).toEqual([403, undefined])
    await proxy.close()
  })

import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { OperatorError } from './operator-error.ts'
import { explainStart, mayComeBack, reachBy } from './start-errors.ts'

const failed = (code: string, more: object = {}) => Object.assign(new Error('in English'), { code, ...more })
const far = readConfig({ DATABASE_URL: 'postgresql://ana:segredo@banco.cidade:6432/obras' }, [])
const near = readConfig({ PORT: '80', HOST: '10.9.8.7', DATA_DIR: '/dados' }, [])

describe('what keeps the server from starting names what to change', () => {
  it.each([
    [
      failed('28P01'),
      far,
      'O PostgreSQL em banco.cidade:6432 recusou o usuário ana ou a senha. Corrija-os em DATABASE_URL.',
    ],
    [
      failed('3D000'),
      far,
      'O banco obras não existe no PostgreSQL em banco.cidade:6432. Crie-o ou corrija o nome em DATABASE_URL.',
    ],
    [
      failed('ENOTFOUND', { syscall: 'getaddrinfo', hostname: 'banco.cidade' }),
      far,
      'O servidor de banco de dados banco.cidade:6432 não foi encontrado. Corrija o endereço em DATABASE_URL.',
    ],
    [
      failed('ECONNREFUSED'),
      far,
      'Nenhum PostgreSQL responde em banco.cidade:6432. Confira se ele está no ar e o endereço em DATABASE_URL.',
    ],
    [
      new Error('Connection terminated due to connection timeout'),
      far,
      'Nenhum PostgreSQL responde em banco.cidade:6432. Confira se ele está no ar e o endereço em DATABASE_URL.',
    ],
    [
      Object.assign(new Error('unsupported startup parameter: options'), { code: '08P01' }),
      far,
      'DATABASE_URL leva a um PgBouncer, que divide as sessões do PostgreSQL. Indique também em DATABASE_DIRECT_URL o endereço do próprio PostgreSQL, para o que precisa de uma sessão inteira.',
    ],
    [
      failed('53100'),
      far,
      'O disco do PostgreSQL em banco.cidade:6432 está cheio. Libere espaço e inicie de novo.',
    ],
    [
      new Error('A migração 0020 falhou.', { cause: failed('42501') }),
      far,
      'O usuário ana não pode criar o que o Paço precisa no banco obras. Dê-lhe essa permissão ou indique em DATABASE_OWNER_URL o dono do banco.',
    ],
    [
      failed('EADDRINUSE', { syscall: 'listen' }),
      near,
      'A porta 80 já está em uso. Encerre o outro programa ou escolha outra porta em PORT.',
    ],
    [
      failed('EADDRINUSE', { syscall: 'listen', port: 9464 }),
      readConfig({ METRICS_PORT: '9464' }, []),
      'A porta 9464 já está em uso. Encerre o outro programa ou escolha outra porta em METRICS_PORT.',
    ],
    [
      failed('EADDRNOTAVAIL', { syscall: 'listen', port: 9464 }),
      readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.9.8.7' }, []),
      'O endereço 10.9.8.7 não é desta máquina. Corrija-o em METRICS_HOST.',
    ],
    [
      failed('EACCES', { syscall: 'listen' }),
      near,
      'Sem permissão para abrir a porta 80. Escolha em PORT uma acima de 1023.',
    ],
    [
      failed('EADDRNOTAVAIL', { syscall: 'listen' }),
      near,
      'O endereço 10.9.8.7 não é desta máquina. Corrija-o em HOST.',
    ],
    [
      failed('EROFS', { path: '/dados/db.lock.draft' }),
      near,
      'Sem permissão para gravar em /dados/db. Dê essa permissão ou escolha outra pasta em DATA_DIR.',
    ],
    [
      failed('ENOTDIR', { path: '/dados' }),
      near,
      'Não é possível criar a pasta /dados/db. Escolha outra em DATA_DIR.',
    ],
    [
      failed('ENOSPC', { path: '/dados/db.init' }),
      near,
      'O disco de /dados/db está cheio. Libere espaço e inicie de novo.',
    ],
  ])('%s', (error, config, text) => {
    const explained = explainStart(error, config)
    expect(explained).toBeInstanceOf(OperatorError)
    expect(explained).toMatchObject({ message: text })
  })

  it.each([
    [failed('ENOENT', { path: '/programa/dist/index.html' }), near],
    [failed('42601'), far],
    [new TypeError('x is not a function'), far],
  ])('what nobody outside can mend stays what it is: %s', (error, config) =>
    expect(explainStart(error, config)).toBe(error),
  )

  it('waits only for what may come back', () => {
    expect([failed('ECONNREFUSED'), failed('57P03'), new Error('timeout expired')].map(mayComeBack)).toEqual([
      true,
      true,
      true,
    ])
    expect([failed('28P01'), failed('3D000'), failed('ENOTFOUND')].map(mayComeBack)).toEqual([
      false,
      false,
      false,
    ])
  })
})

it("the owner's address is named where it is the wrong one", async () => {
  const ownerUrl = 'postgresql://dona:segredo@127.0.0.1:1/obras'
  const pool = new pg.Pool({ connectionString: ownerUrl })
  await expect(reachBy(pool, ownerUrl, 'DATABASE_OWNER_URL')).rejects.toThrow(
    new OperatorError(
      'Nenhum PostgreSQL responde em 127.0.0.1:1. Confira se ele está no ar e o endereço em DATABASE_OWNER_URL.',
    ),
  )
  await reachBy(pool, undefined, 'DATABASE_OWNER_URL')
  await pool.end()
})

import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { formOf } from '../prazos/comprovacao.testing.ts'
import { NAO_PRENDEM } from './em-uso-queries.ts'
import { importing, livro } from './importacoes.testing.ts'

const now = () => new Date('2026-03-10T15:00:00Z')
const test = await startTestApp(now)
const { pool } = test.database
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })
const imports = importing(test, admin)

const sheet = (...names: string[]) =>
  livro([['Secretaria', 'Nome do projeto'], ...names.map((name) => ['Obras', name])])
const health = async () => (await test.app.inject({ url: '/api/health' })).json()

async function keepDocument(entidade: string, registro_id: number): Promise<number> {
  const fields = { entidade, registro_id: String(registro_id), titulo: 'Ofício', arquivo_nome: 'oficio.txt' }
  const file = { name: 'oficio.pdf', fields }
  const { payload, headers } = formOf(Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\n%%EOF\n'), file)
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/documentos',
    payload,
    headers: { ...admin.headers, ...headers },
  })
  expect([reply.statusCode, reply.json().message]).toEqual([200, expect.any(String)])
  return reply.json().id
}

/** The database refuses to delete a record, each time, with an error that is nobody's rule. */
const poison = (name: string) =>
  pool.query(`create function veneno() returns trigger language plpgsql as $$
      begin if old.nomeprojeto = '${name}' then raise exception 'broken' using errcode = 'XX000'; end if; return old; end $$;
    create trigger veneno before delete on projetos for each row execute function veneno()`)
const heal = () => pool.query('drop trigger veneno on projetos; drop function veneno()')

describe('an undo that somebody’s document stands in the way of', () => {
  it('says before what will stay, keeps it, and the next import runs', async () => {
    const { id } = await imports.received('processos', await sheet('Rua do Ofício', 'Rua Livre'))
    await imports.written(id)
    const [first] = await imports.linhas(id)
    await keepDocument('projetos', first?.registro_id ?? 0)
    const before = (await imports.call('GET', `/api/importacoes/${id}/desfazer`)).json().Result
    expect(before).toEqual([
      { linha: 2, registro_id: first?.registro_id, motivo: expect.stringMatching(/documento|alterado/) },
    ])
    expect((await imports.undone(id)).situacao).toBe('desfeita')
    expect((await imports.linhas(id)).map(({ feita }) => feita)).toEqual(['mantida', 'desfeita'])
    const next = await imports.received('processos', await sheet('Rua Seguinte'))
    expect((await imports.written(next.id)).situacao).toBe('importada')
    expect(await health()).toEqual({ Status: 'Success' })
  })

  it('whatever record the document is with', async () => {
    const heads = [
      'Objeto',
      'Requisitante',
      'Justificativa',
      'Consumo anual',
      'Valor',
      'Prioridade',
      'Data desejada',
    ]
    const row = (name: string) => [name, 'Obras', 'Uso', 10, 100, 'Alta', '03/08/2026']
    const { id } = await imports.received('pca', await livro([heads, row('Papel'), row('Caneta')]))
    await imports.written(id)
    const [first] = await imports.linhas(id)
    await keepDocument('pca', first?.registro_id ?? 0)
    expect((await imports.undone(id)).situacao).toBe('desfeita')
    expect((await imports.linhas(id)).map(({ feita, motivo }) => [feita, motivo])).toEqual([
      ['mantida', 'Há documentos guardados com ele.'],
      ['desfeita', null],
    ])
  })

  it('also where the document comes between the look and the delete', async () => {
    const { id } = await imports.received('processos', await sheet('Beco Tardio', 'Beco Livre'))
    await imports.written(id)
    await pool.query(`create function tarde() returns trigger language plpgsql as $$
        begin if old.nomeprojeto = 'Beco Tardio' then
          raise exception 'Há documentos guardados com este registro: ele não se apaga.' using errcode = 'PA002';
        end if; return null; end $$;
      create constraint trigger tarde after delete on projetos deferrable initially deferred
        for each row execute function tarde()`)
    const undone = await imports.undone(id)
    await pool.query('drop trigger tarde on projetos; drop function tarde()')
    expect(undone.situacao).toBe('desfeita')
    expect((await imports.linhas(id)).map(({ feita, motivo }) => [feita, motivo])).toEqual([
      ['mantida', 'Há documentos guardados com este registro: ele não se apaga.'],
      ['desfeita', null],
    ])
  })
})

describe('an import whose work fails again and again', () => {
  it('lets the others go first, is set aside, told, released and ended, also after a restart', async () => {
    const { id } = await imports.received('processos', await sheet('Viela Má', 'Viela Boa'))
    await imports.written(id)
    await poison('Viela Má')
    const { versao: lida } = await imports.read(id)
    await imports.call('POST', `/api/importacoes/${id}/desfazer`, { versao: lida })
    const other = await imports.received('processos', await sheet('Avenida'))
    expect((await imports.written(other.id)).situacao).toBe('importada')

    // The process ends, and another one goes on.
    await test.app.quiet()
    const again = await buildApp({
      database: test.database,
      logLevel: 'silent',
      trustProxy: 1,
      checkReplies: true,
      now,
    })
    try {
      const after = importing({ app: again }, admin)
      const third = await after.received('processos', await sheet('Alameda'))
      expect((await after.written(third.id)).situacao).toBe('importada')
      // As it would be after as many failures as are allowed, without waiting for their pauses.
      await pool.query('update importacoes set tentativas = 4 where id = $1', [id])
      const praca = await after.received('processos', await sheet('Praça'))
      await after.call('POST', `/api/importacoes/${praca.id}/importar`, { versao: praca.versao })
      const parada = await after.settled(id)
      expect(parada).toMatchObject({
        situacao: 'parada',
        falha: 'Houve um erro interno: veja os registros do servidor.',
      })
      expect((await again.inject({ url: '/api/health' })).json()).toEqual({
        Status: 'Success',
        message: 'Uma importação parou e espera por um administrador, na página Importações.',
      })
      const told = await after.call('GET', '/api/importacoes?situacao=parada')
      expect(told.json().Result.map((row: { id: number }) => row.id)).toEqual([id])

      // Nobody but an administrator, and of the version that was read.
      const release = (who: typeof admin, versao?: number) =>
        importing({ app: again }, who).call(
          'POST',
          `/api/importacoes/${id}/liberar`,
          versao ? { versao } : {},
        )
      expect((await release(obras, parada.versao)).statusCode).toBe(403)
      expect((await release(admin)).statusCode).toBe(400)
      expect((await release(admin, parada.versao - 1)).statusCode).toBe(409)
      expect(
        (await after.call('POST', `/api/importacoes/${id}/cancelar`, { versao: parada.versao })).statusCode,
      ).toBe(409)

      expect((await release(admin, parada.versao)).statusCode).toBe(200)
      await pool.query('update importacoes set tentativas = 4 where id = $1', [id])
      const { versao } = await after.settled(id)
      const ended = await after.call('POST', `/api/importacoes/${id}/encerrar`, { versao })
      expect(ended.statusCode).toBe(200)
      expect((await after.read(id)).situacao).toBe('desfeita')
      expect((await after.linhas(id)).every(({ feita, motivo }) => feita === 'mantida' && motivo)).toBe(true)
      expect((await again.inject({ url: '/api/health' })).json()).toEqual({ Status: 'Success' })
    } finally {
      await heal()
      await again.close()
    }
  })
})

it('every table that names records by kind and number is asked by an undo, or said not to be', async () => {
  const { rows } = await pool.query(`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and not a.attisdropped
      and a.attname in ('registro_id', 'o_que')
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey))
    order by 1`)
  const asked = ['documentos', 'pncp_envios']
  expect(rows.map(({ name }) => name)).toEqual([...NAO_PRENDEM, ...asked].sort())
})

it('every refusal of our triggers has a code that is told in their words', async () => {
  const { rows } = await pool.query(`
    select proname, prosrc from pg_proc where pronamespace = current_schema()::regnamespace and prosrc ~ 'raise exception'`)
  for (const { proname, prosrc } of rows) {
    const raised = String(prosrc).match(/raise exception/g)?.length
    expect([proname, String(prosrc).match(/errcode = 'PA00[12]'/g)?.length]).toEqual([proname, raised])
  }
})

import { textoDoImpedimento } from '@paco/domain/shared/impedimentos'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench } from './aditivos.testing.ts'

const test = await startTestApp(() => new Date('2026-04-10T12:00:00-03:00'))
const { database } = test
const bench = await openBench(test)
const { call, admin, obras, auditor, ask, decide, readProjeto } = bench

describe('an approval', () => {
  it('of value raises the budget and keeps the original', async () => {
    const projeto = await bench.newProjeto({ valor: 1000.1 })
    const id = await ask(bench.valorRequest(projeto, 200.2))
    const before = await readProjeto(projeto)
    expect((await decide(auditor, id, 'aprovar')).json()).toEqual({
      Status: 'Success',
      id,
      message: 'Aditivo aprovado com sucesso.',
    })
    expect(await readProjeto(projeto)).toMatchObject({
      valor: 1200.3,
      valor_original: 1000.1,
      versao: before.versao + 1,
    })
    const [row] = await bench.readAditivos(projeto)
    expect(row).toMatchObject({ status: 'aprovado', decidido_por: auditor.id, projeto_aprovado: 200.2 })
    const { rows } = await database.pool.query(
      'select sum(valor)::text as kept, (select sum(valor)::text from projetos) as counted from projetos_totais',
    )
    expect(rows[0].kept).toBe(rows[0].counted)
  })

  it('follows edits of the value until it is asked for; a later correction keeps what was approved', async () => {
    const projeto = await bench.newProjeto()
    await call(obras, 'PUT', `/api/updateprojetocompleto/${projeto}`, { valor: 2000 })
    expect(await readProjeto(projeto)).toMatchObject({ valor: 2000, valor_original: 2000 })
    await decide(auditor, await ask(bench.valorRequest(projeto, 100)), 'aprovar')
    const raise = (who: typeof obras, own: object = {}) =>
      call(who, 'PUT', `/api/updateprojetocompleto/${projeto}`, { valor: 2500, ...own })
    expect((await raise(obras)).statusCode).toBe(409)
    expect(await readProjeto(projeto)).toMatchObject({ valor: 2100, valor_original: 2000 })
    expect((await raise(admin, { motivo_correcao: 'Contrato diz 2.400' })).statusCode).toBe(200)
    expect(await readProjeto(projeto)).toMatchObject({ valor: 2500, valor_original: 2400 })
  })

  it('of deadline moves the stage and those after it, and keeps the original dates', async () => {
    const projeto = await bench.newProjeto({ situacaoetapa6: 'Em andamento' })
    const id = await ask(bench.prazoRequest(projeto, 30, 5))
    expect((await decide(auditor, id, 'aprovar', 'Chuvas comprovadas')).statusCode).toBe(200)
    expect(await readProjeto(projeto)).toMatchObject({
      datafimetapa4: '2026-04-20',
      datainicioetapa5: '2026-05-01',
      datafimetapa5: '2026-06-19',
      prazoetapa5: 49,
      datainicioetapa6: '2026-07-01',
      datafimetapa6: '2026-07-20',
      prazoetapa6: 19,
      datafimoriginal5: '2026-05-20',
      datafimoriginal6: '2026-06-20',
    })
  })

  it('of deadline is seen by status and lists at once', async () => {
    const late = await bench.newProjeto({ datafimetapa6: '2026-04-01', situacaoetapa1: 'Concluído' })
    expect((await readProjeto(late)).status).toBe('Atrasado')
    await decide(auditor, await ask(bench.prazoRequest(late, 60, 6)), 'aprovar')
    expect(await readProjeto(late)).toMatchObject({ status: 'Em andamento', datafimetapa6: '2026-05-31' })
  })

  it('above 25% of the original needs a justification, counting what was approved before', async () => {
    const projeto = await bench.newProjeto({ valor: 1000 })
    expect((await decide(auditor, await ask(bench.valorRequest(projeto, 250)), 'aprovar')).statusCode).toBe(
      200,
    )
    const over = await ask(bench.valorRequest(projeto, 0.01))
    const refused = await decide(auditor, over, 'aprovar', '  ')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().Campos).toEqual({
      descricao_decisao: 'O aditivo passa do limite de 25%: justifique a aprovação.',
    })
    expect(await readProjeto(projeto)).toMatchObject({ valor: 1250 })
    expect((await decide(auditor, over, 'aprovar', 'Risco geológico')).statusCode).toBe(200)
    expect(await readProjeto(projeto)).toMatchObject({ valor: 1250.01, valor_original: 1000 })
  })

  it('for a project without a value needs one too, and gives it one', async () => {
    const projeto = await bench.newProjeto({ valor: null })
    const id = await ask(bench.valorRequest(projeto, 10))
    expect((await decide(auditor, id, 'aprovar')).statusCode).toBe(400)
    expect((await decide(auditor, id, 'aprovar', 'Primeiro valor')).statusCode).toBe(200)
    expect(await readProjeto(projeto)).toMatchObject({ valor: 10, valor_original: null })
  })
})

describe('a rejection', () => {
  it('needs its words and changes nothing else', async () => {
    const projeto = await bench.newProjeto()
    const id = await ask(bench.valorRequest(projeto))
    for (const reason of [undefined, '', '   ']) {
      const refused = await decide(auditor, id, 'rejeitar', reason)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().Campos).toEqual({
        descricao_decisao: 'Justificativa é obrigatória para reprovação.',
      })
    }
    const before = await readProjeto(projeto)
    expect((await decide(auditor, id, 'rejeitar', 'Sem dotação')).json().message).toBe(
      'Aditivo rejeitado com sucesso.',
    )
    expect(await readProjeto(projeto)).toEqual({
      ...before,
      aditivo_decidido: true,
      guardado: ['aditivo'],
    })
    expect(await bench.readAditivos(projeto)).toMatchObject([
      { status: 'rejeitado', descricao_decisao: 'Sem dotação' },
    ])
  })
})

describe('a decision', () => {
  it('is the auditor’s alone', async () => {
    const id = await ask(bench.prazoRequest(await bench.newProjeto()))
    for (const who of [obras, admin]) {
      expect((await decide(who, id, 'aprovar')).statusCode).toBe(403)
      expect((await decide(who, id, 'rejeitar', 'não')).statusCode).toBe(403)
    }
    expect((await decide(null, id, 'aprovar')).statusCode).toBe(401)
    expect((await decide(auditor, 999_999, 'aprovar')).statusCode).toBe(404)
  })

  it('is never made by the one who asked, also after a change of role', async () => {
    const id = await ask(bench.prazoRequest(await bench.newProjeto()), admin)
    await database.pool.query('update aditivos set criado_por = $1 where id = $2', [auditor.id, id])
    const refused = await decide(auditor, id, 'aprovar')
    expect(refused.statusCode).toBe(403)
    expect(refused.json().Error).toBe(textoDoImpedimento('decidirAditivo', 'pediu'))
  })

  it('is final, for the program and for the database', async () => {
    const projeto = await bench.newProjeto()
    const id = await ask(bench.valorRequest(projeto))
    await decide(auditor, id, 'rejeitar', 'Sem dotação')
    const second = await decide(auditor, id, 'aprovar')
    expect(second.statusCode).toBe(409)
    expect(second.json().Error).toBe('Este aditivo já foi decidido.')
    const byHand = database.pool.query("update aditivos set status = 'aprovado' where id = $1", [id])
    await expect(byHand).rejects.toThrow('Um aditivo decidido não muda.')
    expect(await readProjeto(projeto)).toMatchObject({ valor: 1000 })
  })

  it('taken fifty times at once is taken once, with its effect', async () => {
    const projeto = await bench.newProjeto()
    const id = await ask(bench.valorRequest(projeto, 100))
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 ? decide(auditor, id, 'aprovar') : decide(auditor, id, 'rejeitar', 'Sem dotação'),
      ),
    )
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    const [row] = await bench.readAditivos(projeto)
    expect(await readProjeto(projeto)).toMatchObject({ valor: row.status === 'aprovado' ? 1100 : 1000 })
  })

  it('that fails half way leaves nothing done', async () => {
    const projeto = await bench.newProjeto()
    const id = await ask(bench.valorRequest(projeto, 100))
    await database.pool.query(`create function falhar() returns trigger language plpgsql as
      $$ begin raise exception 'queda'; end $$`)
    await database.pool.query(
      'create trigger queda before update on aditivos for each row execute function falhar()',
    )
    expect((await decide(auditor, id, 'aprovar')).statusCode).toBe(500)
    await database.pool.query('drop trigger queda on aditivos')
    expect(await readProjeto(projeto)).toMatchObject({ valor: 1000 })
    expect(await bench.readAditivos(projeto)).toMatchObject([{ status: 'pendente' }])
    expect((await decide(auditor, id, 'aprovar')).statusCode).toBe(200)
    expect(await readProjeto(projeto)).toMatchObject({ valor: 1100 })
  })

  it('and its request are told in the project’s history', async () => {
    const projeto = await bench.newProjeto()
    await decide(auditor, await ask(bench.prazoRequest(projeto, 7, 6)), 'aprovar', 'De acordo')
    const history = (await call(obras, 'GET', `/api/historico/projetos/${projeto}`)).json().Result
    const lines = history.filter(({ entidade }: { entidade: string }) => entidade === 'aditivos')
    expect(lines).toMatchObject([
      {
        acao: 'alterou',
        usuario_id: auditor.id,
        depois: { status: 'aprovado', descricao_decisao: 'De acordo' },
      },
      { acao: 'criou', usuario_id: obras.id, depois: { tipo: 'prazo', prazo: 7, etapa: 6 } },
    ])
    const moved = history.find(
      ({ entidade, acao }: { entidade: string; acao: string }) => entidade === 'etapas' && acao === 'alterou',
    )
    expect(moved).toMatchObject({
      usuario_id: auditor.id,
      depois: { numero: 6, fim: '2026-06-27', prazo: 26 },
    })
  })
})

import type { MedicaoConformidade } from '@paco/domain/conformidade/medidor'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from '../aditivos/aditivos.testing.ts'
import { pdf } from '../arquivos/files.testing.ts'
import { bodyOf } from '../convenios/convenios.testing.ts'
import { custeio } from '../emendas/emendas.testing.ts'
import { publishPlanos } from '../pca/pca.testing.ts'
import { formOf } from '../prazos/comprovacao.testing.ts'

let now = new Date('2026-11-17T15:00:00Z')
const test = await startTestApp(() => now)
const bench = await openBench(test)
const { admin, obras, auditor, call } = bench
const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)

const measure = async (who: Who = auditor): Promise<MedicaoConformidade> =>
  (await call(who, 'GET', '/api/conformidade')).json().Result[0]
const lightsOf = async () =>
  (await measure()).criterios.flatMap(({ codigo, luzes }) =>
    luzes.map(({ verificacao, estado }) => `${codigo} ${verificacao} ${estado}`),
  )
const of = async (codigo: string) => (await measure()).criterios.find((one) => one.codigo === codigo)
/** What became of the lights while something was done. */
async function moved(act: () => Promise<unknown>): Promise<string[]> {
  const before = await lightsOf()
  await act()
  return (await lightsOf()).filter((light) => !before.includes(light))
}
const criterion = (codigo: string, estado: string, ...names: string[]) =>
  names.map((name) => `${codigo} ${name} ${estado}`)

/** Four years of contracts of one work, each with its inspector and its end, and none of them with its text. */
const obra = await bench.newProjeto({ natureza: 'obra' })
const contratos: number[] = []
for (const ano of [2023, 2024, 2025, 2026])
  contratos.push(
    await bench.newContrato([obra], { assinatura: `${ano}-02-01`, vigencia_fim: `${ano + 1}-02-01` }),
  )
await query("update contratos set fiscal_titular = 'Rui Prado'")
const [primeiro = 0, segundo = 0] = contratos

describe('the meter', () => {
  it.each<[string, Who, number]>([
    ['a stranger', null, 401],
    ['a department', obras, 403],
    ['an auditor', auditor, 200],
    ['an administrator', admin, 200],
  ])('is read by %s: %o', async (_, who, status) => {
    expect((await call(who, 'GET', '/api/conformidade')).statusCode).toBe(status)
  })

  it('counts a city with known gaps as it stands', async () => {
    const medida = await measure()
    const missing = medida.criterios
      .filter(({ luzes }) => luzes[0]?.estado === 'nao')
      .map(({ codigo }) => codigo)
    // Pages that are not there yet, and what this city has not: bills of quantities, texts, agreements, declarations.
    expect(missing).toEqual(
      expect.arrayContaining([
        '5.1',
        '5.2',
        '5.3',
        '8.6',
        '9.2',
        '10.2',
        '10.3',
        '10.4',
        '17.1',
        '17.2',
        '17.3',
      ]),
    )
    for (const codigo of ['1.4', '9.1', '9.3', '10.1', '15.4'])
      expect(medida.criterios.find((one) => one.codigo === codigo)).toMatchObject({
        pontos: codigo === '10.1' ? 1 : 1.5,
      })
    const sum = medida.criterios.reduce((total, { pontos }) => total + pontos, 0)
    expect(medida.pontos).toBeCloseTo(sum, 2)
    expect(medida.dia).toBe('2026-11-17')
    expect(medida.passos.find(({ codigo }) => codigo === '10.2')?.texto).toBe(
      '4 de 4 contratos de obra sem planilha aprovada.',
    )
  })
})

describe('one thing broken moves that light, and mended moves it back', () => {
  const NAO_9_3 = criterion('9.3', 'nao', 'disponibilidade', 'atualidade', 'historico', 'gravacao', 'filtro')
  const undone = (lights: readonly string[]) => lights.map((light) => light.replace(/nao$/, 'sim'))

  it('an inspector', async () => {
    expect(
      await moved(() => query('update contratos set fiscal_titular = null where id = $1', [primeiro])),
    ).toEqual(NAO_9_3)
    expect((await of('9.3'))?.luzes[0]?.texto).toBe('1 de 4 contratos sem fiscal.')
    expect(
      await moved(() => query("update contratos set fiscal_titular = 'Ana' where id = $1", [primeiro])),
    ).toEqual(undone(NAO_9_3))
  })

  it('the end of a contract', async () => {
    const end = (day: string | null) =>
      moved(() => query('update contratos set vigencia_fim = $2 where id = $1', [primeiro, day]))
    const lights = criterion('9.1', 'nao', 'disponibilidade', 'atualidade', 'historico', 'gravacao', 'filtro')
    expect(await end(null)).toEqual(lights)
    expect(await end('2024-02-01')).toEqual(undone(lights))
  })

  it('a year of contracts', async () => {
    const sign = (day: string) =>
      moved(() => query('update contratos set assinatura = $2 where id = $1', [segundo, day]))
    const lights = [...criterion('9.1', 'nao', 'historico'), ...criterion('9.3', 'nao', 'historico')]
    expect(await sign('2025-02-01')).toEqual(lights)
    expect(await sign('2024-02-01')).toEqual(undone(lights))
  })

  it('the procurement plan, which has to be there whatever anyone declares', async () => {
    const item = {
      requisitante: 'Obras',
      objeto: 'Cimento',
      justificativa: 'Obra',
      expectativa_consumo_anual: 1,
      valor_preliminar: 10,
      data_pretendida: '2026-12-01',
      prioridade: 'Alta',
    }
    expect((await of('8.6'))?.luzes[0]?.texto).toBe('Nenhum item público no plano deste ano.')
    expect((await call(admin, 'POST', '/api/declaracoes', { codigo: '8.6' })).statusCode).toBe(400)
    let id = 0
    expect(
      await moved(async () => {
        id = (await call(admin, 'POST', '/api/addpca', item)).json().id
        await publishPlanos(test.database)
      }),
    ).toEqual(criterion('8.6', 'sim', 'disponibilidade', 'atualidade'))
    expect(await of('8.6')).toMatchObject({ pontos: 1, pagina: '/transparencia/pca', declaravel: false })
    expect(await moved(() => call(admin, 'DELETE', `/api/pca/${id}`))).toEqual(
      criterion('8.6', 'nao', 'disponibilidade', 'atualidade'),
    )
  })

  it('a stopped work, which has to be told or declared', async () => {
    const DE_OBRAS = ['disponibilidade', 'atualidade', 'gravacao', 'filtro']
    const sim = criterion('10.4', 'sim', ...DE_OBRAS)
    const nao = criterion('10.4', 'nao', ...DE_OBRAS)
    expect(await moved(() => call(admin, 'POST', '/api/declaracoes', { codigo: '10.4' }))).toEqual(sim)
    let parada = 0
    expect(
      await moved(async () => {
        const body = { id_projeto: obra, motivo: 'chuvas', responsavel: 'Rui', inicio: '2026-11-10' }
        parada = (await call(admin, 'POST', '/api/paralisacoes', body)).json().id
      }),
    ).toEqual(nao)
    expect((await of('10.4'))?.luzes[0]?.texto).toMatch(
      /^1 de 1 obra paralisada sem responsável, reinício previsto ou natureza de obra/,
    )
    const restart = { reinicio_previsto: '2026-12-10' }
    expect(await moved(() => call(admin, 'PUT', `/api/paralisacoes/${parada}`, restart))).toEqual(sim)
  })

  it('the text of a contract', async () => {
    const publish = async (id: number) => {
      const form = formOf(pdf(), {
        fields: { entidade: 'contratos', registro_id: String(id), titulo: 'Contrato', codigo: 'contrato' },
      })
      const sent = { payload: form.payload, headers: { ...admin.headers, ...form.headers } }
      return test.app.inject({ method: 'POST', url: '/api/documentos', ...sent })
    }
    const [last = 0, ...others] = contratos
    for (const id of others) expect((await publish(id)).statusCode).toBe(200)
    expect((await of('9.2'))?.luzes[0]?.texto).toBe('1 de 4 contratos e aditivos sem o texto publicado.')
    expect(await moved(() => publish(last))).toEqual(
      criterion('9.2', 'sim', 'disponibilidade', 'atualidade', 'historico', 'filtro'),
    )
  })

  it('agreements, each by which way its money goes, and what was received', async () => {
    const [dade] = FAMILIAS
    const agree = async (name: string, natureza: string | null): Promise<number> =>
      (
        await call(
          admin,
          'POST',
          '/api/conveniosdade',
          bodyOf(dade, name, { natureza, recurso_liberado: '' }),
        )
      ).json().id
    const publish = async (id: number) => {
      const form = formOf(pdf(), {
        fields: {
          entidade: 'convenios_dade',
          registro_id: String(id),
          titulo: 'Termo',
          codigo: 'convenio-termo',
        },
      })
      const sent = { payload: form.payload, headers: { ...admin.headers, ...form.headers } }
      expect((await test.app.inject({ method: 'POST', url: '/api/documentos', ...sent })).statusCode).toBe(
        200,
      )
    }
    const SEM_SERIE = ['disponibilidade', 'atualidade', 'gravacao', 'filtro']
    const [recebe, repassa, acordo] = [
      await agree('Um', null),
      await agree('Dois', 'repassa'),
      await agree('Três', 'sem_recursos'),
    ]
    expect((await of('5.2'))?.luzes[0]?.texto).toBe(
      '1 de 1 convênio que repassa sem número, ano, beneficiário, vigência, valor ou termo publicado.',
    )
    expect(await moved(() => publish(repassa))).toEqual(criterion('5.2', 'sim', ...SEM_SERIE))
    const to = (beneficiario: string) => call(admin, 'PUT', `/api/conveniosdade/${repassa}`, { beneficiario })
    expect(await moved(() => to(''))).toEqual(criterion('5.2', 'nao', ...SEM_SERIE))
    expect(await moved(() => to('Lar do Vale'))).toEqual(criterion('5.2', 'sim', ...SEM_SERIE))
    expect(await moved(() => publish(acordo))).toEqual(criterion('5.3', 'sim', ...SEM_SERIE))
    expect(await moved(() => publish(recebe))).toEqual([])
    const received = { familia: 'dade', id_convenio: recebe, data: '2026-11-01', valor: 10 }
    expect(await moved(() => call(admin, 'POST', '/api/repasses', received))).toEqual(
      criterion('5.1', 'sim', ...SEM_SERIE),
    )
  })

  it('amendments, each by its sphere, and what became of them', async () => {
    const TUDO = ['disponibilidade', 'atualidade', 'gravacao', 'filtro']
    const paid = { valor_empenhado: 2, valor_liquidado: 2, valor_pago: 1 }
    const give = (own: object) => call(admin, 'POST', '/api/emendas', { ...custeio, ...paid, ...own })
    // A year is missing of each: their series is as broken as before.
    expect(await moved(() => give({}))).toEqual([
      ...criterion('17.1', 'sim', ...TUDO),
      ...criterion('17.3', 'sim', ...TUDO),
    ])
    expect(await moved(() => give({ esfera: 'municipal' }))).toEqual(criterion('17.2', 'sim', ...TUDO))
    expect((await of('17.1'))?.luzes[2]?.texto).toBe('Sem registros de 2023, 2024, 2025.')
    const { id } = (await give({ numero: '2', valor_pago: null })).json()
    expect((await of('17.1'))?.luzes[0]?.texto).toBe('1 de 2 emendas federais sem o valor realizado.')
    expect((await of('17.3'))?.luzes[0]?.texto).toBe(
      '1 de 3 emendas sem dizer quanto foi empenhado, liquidado e pago.',
    )
    await call(admin, 'PUT', `/api/emendas/${id}`, { valor_pago: 0 })
    expect((await of('17.3'))?.luzes[0]?.estado).toBe('sim')
  })

  it('a module that the city switches off, with whatever is in it', async () => {
    const off = (...modulos_desligados: string[]) =>
      moved(() => call(admin, 'PUT', '/api/cidade', { modulos_desligados }))
    const CHEIAS = ['disponibilidade', 'atualidade', 'gravacao', 'filtro']
    const lights = ['17.1', '17.2', '17.3'].flatMap((codigo) => criterion(codigo, 'nao', ...CHEIAS))
    expect(await off('emendas')).toEqual(lights)
    expect((await measure()).passos.filter(({ codigo }) => codigo === '17.2')).toMatchObject([
      { pagina: '/configuracoes#emendas', declarar: false },
    ])
    expect((await call(null, 'GET', '/api/transparencia/emendas')).statusCode).toBe(404)
    expect(await off()).toEqual(undone(lights))
  })

  it('who answers for personal data, by name and how they are reached, in the settings', async () => {
    const say = (own: object) => moved(() => call(admin, 'PUT', '/api/cidade', own))
    expect(await say({ encarregado: 'Ana Prado' })).toEqual([])
    expect((await of('15.1'))?.luzes[0]?.texto).toMatch(/^1 de 1 encarregado sem canal de contato/)
    expect(await say({ encarregado_contato: 'lgpd@cidade.sp.gov.br' })).toEqual(['15.1 disponibilidade sim'])
    expect(await say({ encarregado: '' })).toEqual(['15.1 disponibilidade nao'])
  })

  it('the budget, without which there is no seal', async () => {
    expect((await measure()).fora).toContain('4.2')
    expect(await moved(() => query('delete from orcamento'))).toEqual(
      criterion('4.2', 'nao', 'disponibilidade', 'atualidade', 'historico', 'gravacao', 'filtro'),
    )
    expect((await measure()).essenciais).toEqual(['4.2'])
  })
})

it('what nobody touched for thirty days is out of date', async () => {
  const changed = (await of('9.3'))?.mudou_em as string
  const later = (days: number) => new Date(Date.parse(changed) + days * 86_400_000)
  now = later(30)
  expect((await of('9.3'))?.luzes[1]?.estado).toBe('sim')
  now = later(31)
  expect((await of('9.3'))?.luzes[1]?.estado).toBe('nao')
})

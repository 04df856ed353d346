import { SITUACOES } from '@paco/domain/etapas/etapa'
import { describe, expect, it } from 'vitest'
import { createPerson, onPostgres, startTestApp, type TestApp } from '../../test/harness.ts'
import { createFirstAdmin } from '../sistema/first-admin.ts'
import { fillDemo } from './demo.ts'
import { lerObras, naPagina } from './figuras.testing.ts'
import { refuseDemoData } from './refuse.ts'

const TODAY = '2026-11-15'

/** Filling takes seconds: one city for all that is looked at in it. */
const city = await startTestApp(() => new Date(`${TODAY}T15:00:00Z`))
const { db: unhurried } = city.database.patient
const fill = () => fillDemo(unhurried, TODAY)
// Two instances may start at once on a server; a folder has one owner, and there the second comes later.
if (onPostgres) await Promise.all([fill(), fill()])
else for (const again of [fill, fill]) await again()

const login = (test: TestApp, email: string, password: string) =>
  test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
const get = (url: string, headers = {}) => city.app.inject({ url, headers })
const count = async (table: string) =>
  (await city.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n as number

describe('the demo city', () => {
  it.each([
    ['admin@demo.local', 'admin', null],
    ['obras@demo.local', 'user', 12],
    ['saude@demo.local', 'user', 17],
    ['auditor@demo.local', 'auditor', null],
    ['visitante@demo.local', 'user', null],
  ])('lets %s in as %s of department %s', async (email, role, id_secretaria) => {
    const reply = await login(city, email, 'demonstracao')
    expect(reply.json()).toMatchObject({ Role: role, User: { id_secretaria } })
  })

  it.each([
    ['usuarios', 5, 5],
    ['secretarias where secretario is not null and imagem is not null', 27, 27],
    ['projetos', 170, 190],
    ['orcamento', 115, 125],
    ['pca', 79, 79],
    ['pca_planos', 6, 7],
    ['pca_revisoes', 3, 3],
    ["pca where situacao = 'aprovado' and pronto", 50, 70],
    ['pca where vinculados > 0', 20, 60],
    ['lancamentos_bairros', 80, 80],
    ['emendas', 14, 14],
    ['repasses', 40, 240],
    ['coordenadas', 110, 130],
    ['aditivos', 48, 66],
    ['contratos', 90, 140],
    ['vinculos', 180, 500],
    ["diario where tipo = 'foto'", 90, 140],
    ["(select distinct projeto_id from diario where tipo = 'foto') f", 60, 75],
    ["diario where tipo = 'ocorrencia'", 25, 45],
    ['documentos', 350, 1200],
    [
      "(select distinct o.projeto_id from dono_projetos o join documentos d using (entidade, registro_id) where entidade not like 'convenios%') d",
      60,
      70,
    ],
    ["documentos where entidade like 'convenios%' and abre_em is not null", 40, 90],
    ['documentos where link is not null', 15, 120],
    ['documentos where restrito_ate is not null', 1, 12],
    ['documento_versoes where n > 1', 30, 200],
    ['documento_versoes where publica', 10, 80],
    ['checklist_dispensas', 8, 120],
    ['checklist_conclusoes where motivo is not null', 10, 80],
    ['projetos where arquivado_motivo is not null', 1, 1],
    ['lixeira', 1, 1],
    ['(select distinct aditivo_id from aditivo_mensagens) m', 20, 45],
    ["aditivos where status = 'pendente' and aditivos_conversa(id) = 'aguarda resposta'", 2, 15],
    ['projetos where natureza is null', 0, 0],
    ['prazos_cumpridos', 150, 400],
    ['(select distinct projeto_id from servicos) s', 80, 110],
  ])('is filled once: %s', async (table, least, most) => {
    const found = await count(table)
    expect(found).toBeGreaterThanOrEqual(least)
    expect(found).toBeLessThanOrEqual(most)
  })

  it('has documents that are real files, small and each its own', async () => {
    const { rows } = await city.database.pool.query(
      `select a.sha256 = encode(sha256(p.bytes), 'hex') and a.tamanho = octet_length(p.bytes) and a.tamanho < 2048
         and convert_from(substr(p.bytes, 1, 5), 'LATIN1') = '%PDF-' as fits, count(*)::int as n
       from documento_versoes v join arquivos a on a.sha256 = v.arquivo join arquivo_partes p on p.sha256 = a.sha256 group by 1`,
    )
    expect(rows).toEqual([{ fits: true, n: await count('documento_versoes') }])
    const open = (await get('/api/documentos')).json().Result.length
    expect(open).toBeGreaterThan(200)
    expect(open).toBeLessThan(await count('documentos'))
  })

  it('has projects in every state, with their first dates kept', async () => {
    const reply = await get('/api/getprojetocompleto')
    const rows: { status: string; datafimetapa6: string | null; datafimoriginal6: string | null }[] =
      reply.json().Result
    expect(reply.headers['x-total-count']).toBe(String(rows.length))
    expect([...new Set(rows.map(({ status }) => status))].sort()).toEqual([...SITUACOES].sort())
    const moved = rows.filter((row) => row.datafimoriginal6 !== row.datafimetapa6)
    expect(moved.length).toBeGreaterThan(30)
    expect(moved.every((row) => (row.datafimoriginal6 ?? '') < (row.datafimetapa6 ?? ''))).toBe(true)
  })

  it('froze the baseline of every project under contract or with value asked for, and of no other', async () => {
    const { rows } = await city.database.pool.query(
      `select count(*)::int as n, count(*) filter (where base_congelada_em::date < $1)::int as earlier,
        count(*) filter (where (base_congelada_em is not null) <> (
          exists (select from etapas e where e.projeto_id = p.id and e.numero = 4 and e.situacao = 'Concluído')
          or exists (select from aditivos a where a.id_projeto = p.id and a.tipo = 'valor')))::int as wrong
      from projetos p`,
      [TODAY],
    )
    expect(rows[0].wrong).toBe(0)
    expect(rows[0].earlier).toBeGreaterThan(50)
  })

  it('has a corrected baseline where value is being asked for, and every value adds up', async () => {
    const { rows } = await city.database.pool.query(
      `select c.motivo, c.valor_antes, c.valor_depois from correcoes c
      where exists (select from aditivos a where a.id_projeto = c.projeto_id and a.tipo = 'valor' and a.status = 'pendente')`,
    )
    expect(rows).toEqual([
      {
        motivo: expect.stringContaining('contrato'),
        valor_antes: expect.any(Number),
        valor_depois: expect.any(Number),
      },
    ])
    expect(
      await count(
        'projetos p where valor is distinct from valor_original + acrescimos - supressoes + reajustes and valor is not null',
      ),
    ).toBe(0)
  })

  it('has amendments of every kind the law knows, in every state, near each ceiling', async () => {
    const { rows } = await city.database.pool.query(
      'select array_agg(distinct tipo order by tipo) as tipos, array_agg(distinct status order by status) as status from aditivos',
    )
    expect(rows[0].tipos).toEqual(['apostila', 'misto', 'prazo', 'supressao', 'valor'])
    expect(rows[0].status).toEqual(['aprovado', 'devolvido', 'pendente', 'rejeitado', 'retirado'])
    const near = (classe: string, teto: number, reforma: boolean) =>
      count(`contratos where reforma = ${reforma} and ${classe} between ${teto - 5} * (valor_inicial + reajustes) / 100
        and ${teto} * (valor_inicial + reajustes) / 100`)
    expect(await near('acrescimos', 25, false)).toBeGreaterThan(0)
    expect(await near('supressoes', 25, false)).toBeGreaterThan(0)
    expect(await near('acrescimos', 50, true)).toBeGreaterThan(0)
  })

  it.each([
    'projetos p where gasto <> (select coalesce(sum(valor_total), 0) from servicos where projeto_id = p.id)',
    "projetos p where acrescimos <> (select coalesce(sum(valor), 0) from aditivos where id_projeto = p.id and status = 'aprovado')",
    "projetos p where supressoes <> (select coalesce(sum(supressao), 0) from aditivos where id_projeto = p.id and status = 'aprovado')",
    "projetos p where reajustes <> (select coalesce(sum(reajuste), 0) from aditivos where id_projeto = p.id and status = 'aprovado')",
    "contratos c where acrescimos <> (select coalesce(sum(valor), 0) from contrato_aditivos where contrato_id = c.id and status = 'aprovado')",
    "projetos p where aditivo_decidido <> exists (select from aditivos where id_projeto = p.id and status in ('aprovado', 'rejeitado'))",
    'projetos p where localizado <> exists (select from coordenadas where id_projeto = p.id)',
    "orcamento o where comprometido <> (select coalesce(sum(valor), 0) from aditivos where id_orcamento = o.id and status in ('pendente', 'aprovado'))",
  ])('keeps in a row what others say of it: no %s', async (wrong) => {
    expect(await count(wrong)).toBe(0)
  })

  it('keeps most of its legal deadlines, and not all', async () => {
    const { Token } = (await login(city, 'admin@demo.local', 'demonstracao')).json()
    const { Result } = (await get('/api/prazos?tipo=legal', { authorization: `Bearer ${Token}` })).json()
    const late = Result.filter(({ dias }: { dias: number }) => dias < 0)
    expect(late.length).toBeGreaterThan(5)
    expect(late.length).toBeLessThan(60)
    expect(Result.length).toBeGreaterThan(late.length)
  })

  it('carries budget codes its lists know, except where nobody knows one', async () => {
    const { Result } = (await get('/api/orcamento')).json()
    const nameless = Result.filter(
      (line: Record<string, unknown>) =>
        !(line.funcional_nome && line.conta_nome && line.aplicacao_nome && line.stn_nome),
    )
    expect(nameless).toHaveLength(1)
    const units = new Set((await get('/api/unidade')).json().map(({ codigo }: { codigo: string }) => codigo))
    expect(Result.filter(({ unidade }: { unidade: string }) => !units.has(unidade))).toEqual([])
  })

  it('has a trail as people leave one: signed by them, one entry for each save', async () => {
    const { rows } = await city.database.pool.query(
      `select count(*) filter (where usuario_id is null)::int as nobody, count(distinct usuario_nome)::int as people,
        (select count(*)::int from (select entrada from auditoria where entidade in ('projetos', 'etapas')
          group by entrada having count(*) > 1) e) as together
      from auditoria`,
    )
    expect(rows[0].nobody).toBeLessThan(40)
    expect(rows[0].people).toBeGreaterThanOrEqual(5)
    expect(rows[0].together).toBeGreaterThan(150)
  })

  it('is sealed like any other city', async () => {
    const { Token } = (await login(city, 'auditor@demo.local', 'demonstracao')).json()
    const reply = await get('/api/auditoria/verificacao', { authorization: `Bearer ${Token}` })
    expect(reply.json().Result[0].integra).toBe(true)
  })

  it('tells every work by one percentage, one end and one sum of each kind, wherever it is told', async () => {
    const obras = await lerObras(city, TODAY)
    expect(obras.length).toBeGreaterThan(60)
    for (const { id, fontes, obra, pagina } of obras) {
      for (const [fonte, figuras] of Object.entries(fontes))
        expect([id, fonte, figuras]).toEqual([id, fonte, fontes.pagina])
      for (const words of naPagina(obra)) expect([id, pagina]).toEqual([id, expect.stringContaining(words)])
    }
  })

  it('never tells what nobody recorded of a work as zero, nor more paid than contracted', async () => {
    const { rows } = await city.database.pool.query(
      `select count(*) filter (where p.contratado is null and num_nonnulls(p.medido, p.pago) > 0)::int as inventadas,
        count(*) filter (where p.pago > p.contratado)::int as acima, count(*) filter (where p.medido is null)::int as sem
      from projetos p where p.natureza in ('obra', 'servico_engenharia')`,
    )
    expect(rows[0]).toMatchObject({ inventadas: 0, acima: 0 })
    expect(rows[0].sem).toBeGreaterThan(0)
  })

  it('refuses a database that holds anything else, and is never served as a real one', async () => {
    const real = await startTestApp()
    await createPerson(real)
    await expect(fillDemo(real.database.db, TODAY)).rejects.toThrow('banco vazio')
    await expect(refuseDemoData(real.database.db)).resolves.toBeUndefined()
    await expect(refuseDemoData(city.database.db)).rejects.toThrow('--demo')
  })
})

describe('the first admin', () => {
  it('is made once, with the given e-mail and password', async () => {
    const test = await startTestApp()
    const given = { email: 'Chefe@cidade.gov.br', password: 'senha do chefe' }
    const made = await Promise.all([
      createFirstAdmin(test.database.db, given),
      createFirstAdmin(test.database.db, given),
    ])
    expect(made.filter(Boolean)).toEqual([{ email: 'chefe@cidade.gov.br', generatedPassword: null }])
    expect((await login(test, 'chefe@cidade.gov.br', 'senha do chefe')).json().Role).toBe('admin')
    expect(await createFirstAdmin(test.database.db, given)).toBeNull()
  })

  it('gets a password of its own when none is given, told once', async () => {
    const test = await startTestApp()
    const made = await createFirstAdmin(test.database.db, {})
    expect(made?.generatedPassword).toMatch(/^[A-Za-z2-9]{20}$/)
    expect((await login(test, made?.email ?? '', made?.generatedPassword ?? '')).statusCode).toBe(200)
  })
})

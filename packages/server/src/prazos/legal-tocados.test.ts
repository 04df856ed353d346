import { addDays } from '@paco/domain/shared/days'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aloneHearing, changes } from '../db/changes.ts'
import { startLegal } from './legal.testing.ts'
import { readShared } from './legal.ts'
import { openLegalMemory } from './legal-memory.ts'
import { contratos as fatosDosContratos } from './legal-queries.ts'
import { DE_PROJETO, DE_TODOS, PARTES, readTocados } from './tocados-queries.ts'

const bench = await startLegal()
const { db, pool } = bench.database
const HOJE = '2026-11-16'

const projetos = [await bench.projeto('Ponte'), await bench.projeto('Praça', 17), await bench.projeto('UBS')]
for (let n = 0; n < 8; n++) await bench.contrato({ regime: 1 + (n % 6), vigencia_fim: '2027-01-10' })
await bench.convenio('Reforma')

/** Of the contracts there are now, one: `$1` draws it. Days stand around today: `$2` draws one. */
const UM = `(select id from contratos order by id offset $1 % (select count(*) from contratos) limit 1)`
const DIA = `date '${HOJE}' - 200 + $2::int % 300`

const ADITIVO = `insert into aditivos (id_projeto, id_secretaria, tipo, reajuste, prazo, etapa, status, criado_por, data_criacao, decidido_por,
    data_decisao, id_contrato, data_assinatura)`
const aditivo = (values: string) =>
  `${ADITIVO} select ${projetos[0]}, 12, ${values} from (select ${UM} as um, ${DIA} as dia) d`

/** Every kind of write that a contract's deadlines follow from, and some that they do not. The database refuses those that may not be. */
const WRITES: Record<string, string> = {
  'um contrato novo': `insert into contratos (id_secretaria, numero, ano, objeto, empresa, regime, valor_inicial, assinatura, situacao)
    select 12, 'N' || $1::int, 2026, 'Obra', 'Vale', 1, 1000, ${DIA}, 'Em execução'`,
  'um contrato sai': `delete from contratos where id = ${UM} and $2::int > 0`,
  'um contrato é assinado noutro dia': `update contratos set assinatura = ${DIA} where id = ${UM}`,
  'um contrato muda de vigência': `update contratos set vigencia_fim = ${DIA} + 60 where id = ${UM}`,
  'um contrato muda de nome': `update contratos set objeto = 'Obra ' || $2::int where id = ${UM}`,
  'um contrato muda de secretaria': `update contratos set id_secretaria = case $2::int % 2 when 0 then 12 else 17 end where id = ${UM}`,
  'um contrato é publicado': `update contratos set pncp_numero = $2::text where id = ${UM}`,
  'um contrato tem data-base': `update contratos set data_base = ${DIA} - 300 where id = ${UM}`,
  'um contrato termina': `update contratos set situacao = 'Cumprido', encerrado_em = ${DIA} where id = ${UM}`,
  'um contrato começa': `update contratos set ordem_inicio = ${DIA} where id = ${UM}`,
  'vários contratos mudam de uma vez': `update contratos set objeto = 'Lote ' || $2::int where id % 3 = $1::int % 3`,
  'um reajuste': aditivo(
    `'apostila', 100, null, null, 'aprovado', ${bench.obras.id}, timestamptz '2026-01-01Z', ${bench.admin.id}, (dia + time '04:00') at time zone 'UTC', um, null`,
  ),
  'um pedido': aditivo(
    `'prazo', null, 10, 2, 'pendente', ${bench.obras.id}, timestamptz '2026-01-01Z', null, null, um, null`,
  ),
  'um reajuste é assinado': `update aditivos set data_assinatura = ${DIA} where tipo = 'apostila' and data_assinatura is null and $1::int > 0`,
  'um pedido troca de contrato': `update aditivos set id_contrato = ${UM} where status = 'pendente' and $2::int > 0`,
  'uma planilha aprovada': `insert into quantitativos_revisoes (contrato_id, revisao, vigente_de, situacao, aprovada_em)
    select ${UM}, 0, ${DIA}, 'aprovada', timestamptz '2026-01-01Z'`,
  'um boletim': `insert into medicoes (contrato_id, revisao_id, numero, inicio, fim, modo, retencao_percentual, criado_por)
    select q.contrato_id, q.id, 1 + $2::int, ${DIA}, ${DIA} + 29, 'por_item', 0, ${bench.obras.id} from quantitativos_revisoes q
    where q.contrato_id = ${UM}`,
  'um boletim é o último': `update medicoes set final = not final where $1::int > 0 and $2::int > 0`,
  'um boletim sai': `delete from medicoes where id % 3 = $1::int % 3 and $2::int > 0`,
  'uma obra para': `insert into paralisacoes (id_projeto, id_contrato, motivo, responsavel, inicio, criado_por, criado_em)
    select p, ${UM}, 'chuvas', 'Eng', ${DIA}, ${bench.obras.id}, timestamptz '2026-01-01Z'
    from unnest('{${projetos}}'::int[]) p where p % 3 = $1::int % 3`,
  'uma obra parada troca de contrato': `update paralisacoes set id_contrato = ${UM} where reinicio is null and $2::int > 0`,
  'uma obra recomeça': `update paralisacoes set reinicio = inicio + 1 + $2::int % 90 where reinicio is null and id_projeto % 3 = $1::int % 3`,
  'um recebimento': `insert into recebimentos (contrato_id, tipo, data, responsaveis, descricao, ressalvas, corrigir_ate, registrado_por)
    select ${UM}, 'provisorio', ${DIA}, '[]', 'Recebido', 'Pintura', ${DIA} + 30, ${bench.obras.id}`,
  'ressalvas sanadas': `update recebimentos set sanadas_em = ${DIA} where contrato_id = ${UM}`,
  'uma secretaria muda de nome': `update secretarias set nomesecretaria = 'Obras ' || $2::int where id = 12 and $1::int % 4 = 0`,
  'um feriado': `insert into feriados (nome, nivel, regra, dia) select 'Feriado ' || $1::int, 'municipal', 'unico', ${DIA} + 30`,
  'a cidade muda de fuso': `update cidade set fuso = case fuso when 'America/Sao_Paulo' then 'America/Rio_Branco' else 'America/Sao_Paulo' end where $1::int > 0 and $2::int > 0`,
  'uma vigência de convênio': `update convenios_dade set vigencia_convenio = ${DIA} where $1::int > 0`,
  'um projeto muda de nome': `update projetos set nomeprojeto = 'Projeto ' || $2::int where id = ${projetos[1]} and $1::int > 0`,
  'um prazo cumprido': `insert into prazos_cumpridos (chave, cumprido_em, evidencia, feito_por, feito_em)
    select 'contrato:' || ${UM} || ':pncp', ${DIA}, 'Site', ${bench.admin.id}, timestamptz '2026-01-01Z'`,
}
const NAMES = Object.keys(WRITES)

const drawn = fc.sample(
  fc.record({
    names: fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 }),
    one: fc.integer({ min: 1, max: 999 }),
    other: fc.integer({ min: 1, max: 999 }),
    dias: fc.constantFrom(0, 0, 0, 0, 1),
  }),
  { numRuns: 120, seed: 20261116 },
)

it('what is remembered is what a fresh reading finds, whatever is written', async () => {
  const memory = openLegalMemory(db, aloneHearing)
  const wrote = new Set<string>()
  let hoje = HOJE
  for (const { names, one, other, dias } of drawn) {
    hoje = addDays(hoje, dias)
    for (const name of names) {
      const done = await pool.query(WRITES[name] ?? '', [one, other]).catch(() => null)
      if (done !== null && (done.rowCount ?? 0) > 0) wrote.add(name)
    }
    changes.emit('written')
    expect(await memory.read(hoje), names.join(', ')).toEqual(await readShared(db, hoje))
  }
  memory.forget()
  expect(NAMES.filter((name) => !wrote.has(name))).toEqual([])
})

it('only what was written is read again: a contract by what is its part, all by what they share', async () => {
  const [um, outro] = [await bench.contrato(), await bench.contrato()]
  const paralisada = await bench.insert('paralisacoes', {
    id_projeto: await bench.projeto('Escola'),
    id_contrato: um,
    motivo: 'chuvas',
    responsavel: 'Eng',
    inicio: '2026-10-01',
    criado_por: bench.obras.id,
    criado_em: new Date('2026-10-01T12:00:00Z'),
  })
  let { ate } = await readTocados(db, null)
  const after = async (text: string, values: unknown[] = []) => {
    await pool.query(text, values)
    const tocados = await readTocados(db, ate)
    ate = tocados.ate
    return tocados.contratos?.toSorted((a, b) => a - b) ?? 'todos'
  }
  expect(await after('select 1')).toEqual([])
  expect(await after(`update projetos set nomeprojeto = 'Ponte nova' where id = $1`, [projetos[0]])).toEqual(
    [],
  )
  expect(await after(`update contratos set objeto = 'Creche' where id = $1`, [outro])).toEqual([outro])
  // The one it left has nothing to tell any more, and is looked at too.
  expect(await after('update paralisacoes set id_contrato = $1 where id = $2', [outro, paralisada])).toEqual([
    um,
    outro,
  ])
  expect(await after(`update paralisacoes set placa_em = '2026-10-03' where id = $1`, [paralisada])).toEqual([
    outro,
  ])
  expect(await after(`update secretarias set nomesecretaria = 'Obras e Vias' where id = 12`)).toBe('todos')
  // Another trail than the one that was read: a backup was brought back.
  expect((await readTocados(db, { ...ate, selo: 'outro' })).contratos).toBeNull()
})

it('every table that the facts of contracts are read from is followed', () => {
  const { sql: text } = fatosDosContratos(sql`true`).compile(db)
  const read = new Set(
    [...text.matchAll(/\b(?:from|join) (?!lateral)([a-z_]+)\b/g)].map(([, table]) => table),
  )
  const followed = ['contratos', ...PARTES, ...DE_PROJETO, ...DE_TODOS]
  // The city is read by `fuso()`, holidays by whoever counts days.
  expect([...read].sort()).toEqual(followed.filter((table) => !['cidade', 'feriados'].includes(table)).sort())
})

import { isRetido, VERIFICADOS, type Verificado } from '@paco/domain/arquivos/verificacao'
import {
  type Acesso,
  type Ato,
  eventosDe,
  eventosDeTodos,
  publicoDesde,
} from '@paco/domain/documentos/acesso'
import { addDays, type Day } from '@paco/domain/shared/days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDocumentos } from './documentos.testing.ts'

const HOJE = '2026-11-16'
const test = await openDocumentos(`${HOJE}T15:00:00Z`)
const { pool, newProjeto, newContrato, linkContrato, list } = test

const CODIGOS: Record<string, Acesso> = {
  edital: 'publico',
  'aviso-direta': 'publico',
  homologacao: 'publico',
  contrato: 'publico',
  dfd: 'publico_apos_edital',
  'parecer-juridico': 'publico_apos_homologacao',
  planilha: 'sigiloso_ate_resultado',
  'nota-fiscal': 'publico_sem_dados_bancarios',
  terreno: 'restrito',
}

/** One that has no file is an address, of which nothing is held back. */
const isHeld = ({ versao_publica, verificado }: { versao_publica: Day | null; verificado: Verificado }) =>
  versao_publica !== null && isRetido(verificado)

/** Days around today, often the very edge. */
const dia = fc.integer({ min: -40, max: 2 }).map((days) => addDays(HOJE, days))
const passado = fc.integer({ min: -40, max: 0 }).map((days) => addDays(HOJE, days))
const caso = fc.record({
  dono: fc.nat(9),
  codigo: fc.option(fc.constantFrom(...Object.keys(CODIGOS)), { freq: 12 }),
  incluido: passado,
  data_documento: fc.option(dia),
  restrito_ate: fc.option(dia, { freq: 2 }),
  vigente: fc.boolean().chain((first) => (first ? fc.constant(true) : fc.boolean())),
  versao_publica: fc.option(passado),
  verificado: fc.constantFrom(...VERIFICADOS),
})

interface Dono {
  entidade: string
  registro_id: number
  projetos: number[]
  aberto: boolean
}

/** Two projects alone, two contracts (one of both signed, one not signed), an agreement of two, one of none, a pending request. */
async function makeDonos() {
  const projetos = [
    await newProjeto(),
    await newProjeto(),
    await newProjeto(),
    await newProjeto(),
    await newProjeto(),
  ] as const
  const [a, b, c, d, e] = projetos
  const unsigned = await newContrato({ situacao: 'Em preparação' })
  for (const one of [b, c]) await linkContrato(unsigned, one)
  const signed = await newContrato({ situacao: 'Em execução', assinatura: '2026-11-01', prazo_dias: 90 })
  await linkContrato(signed, d)
  const convenio = async () =>
    (await pool.query("insert into convenios_sempapel (objeto) values ('Ponte') returning id")).rows[0]
      .id as number
  const [linked, alone] = [await convenio(), await convenio()]
  for (const one of [a, d])
    await pool.query('insert into vinculos (projeto_id, sempapel_id) values ($1, $2)', [one, linked])
  const pedido = await test.newAditivo(e)
  const donos: Dono[] = [
    ...projetos.map((id) => ({ entidade: 'projetos', registro_id: id, projetos: [id], aberto: true })),
    { entidade: 'contratos', registro_id: unsigned, projetos: [b, c], aberto: true },
    { entidade: 'contratos', registro_id: signed, projetos: [d], aberto: true },
    { entidade: 'convenios_sempapel', registro_id: linked, projetos: [a, d], aberto: true },
    { entidade: 'convenios_sempapel', registro_id: alone, projetos: [], aberto: true },
    { entidade: 'aditivos', registro_id: pedido, projetos: [e], aberto: false },
  ]
  const contratosDe = (projeto: number) =>
    donos
      .filter((one) => one.entidade === 'contratos' && one.projetos.includes(projeto))
      .map((one) => one.registro_id)
  return { donos, contratosDe, assinaturas: (projeto: number) => (projeto === d ? ['2026-11-01'] : []) }
}

describe('since when a document is everybody’s', () => {
  it('SQL tells as the rule does', async () => {
    const { donos, contratosDe, assinaturas } = await makeDonos()
    await pool.query(
      `insert into arquivos (sha256, tamanho, tipo, verificado, verificado_em, ameaca)
       select rpad(n::text, 64, '0'), 1, '', v, case when v in ('limpo', 'suspeito') then now() end,
         case v when 'suspeito' then 'X' end
       from unnest($1::text[]) with ordinality as one (v, n)`,
      [VERIFICADOS],
    )
    const casos = fc
      .sample(caso, { seed: 17, numRuns: 400 })
      .map((one, index) => ({ ...one, id: 100_000 + index, dono: donos[one.dono] as Dono }))
    const rows = casos.map(({ id, dono, vigente, incluido, ...one }) => ({
      ...one,
      id,
      entidade: dono.entidade,
      registro_id: dono.registro_id,
      criado_em: `${incluido}T12:00:00-03:00`,
      restrito_base: one.restrito_ate && 'pessoal',
      restrito_motivo: one.restrito_ate && 'x',
      situacao: vigente ? 'vigente' : 'sem_efeito',
      motivo: vigente ? null : 'x',
    }))
    await pool.query(
      `insert into documentos (id, entidade, registro_id, codigo, titulo, data_documento, restrito_base, restrito_motivo,
         restrito_ate, situacao, motivo, criado_por, criado_em) overriding system value
       select id, entidade, registro_id, codigo, 'Papel', data_documento, restrito_base, restrito_motivo, restrito_ate,
         situacao, motivo, $2, criado_em
       from jsonb_to_recordset($1::jsonb) as d (id integer, entidade text, registro_id integer, codigo text,
         data_documento date, restrito_base text, restrito_motivo text, restrito_ate date, situacao text, motivo text,
         criado_em timestamptz)`,
      [JSON.stringify(rows), test.admin.id],
    )
    await pool.query(
      `insert into documento_versoes (documento_id, n, publica, arquivo, arquivo_nome, enviado_por, enviado_em)
       select id, 1, true, a.sha256, 'a.pdf', $2, (versao_publica || 'T12:00:00-03:00')::timestamptz
       from jsonb_to_recordset($1::jsonb) as d (id integer, versao_publica text, verificado text)
         join arquivos a using (verificado)
       where versao_publica is not null`,
      [JSON.stringify(rows), test.admin.id],
    )
    const eventosOf = (projeto: number) => {
      const own = casos.filter(({ dono }) =>
        dono.entidade === 'projetos'
          ? dono.registro_id === projeto
          : dono.entidade === 'contratos' && contratosDe(projeto).includes(dono.registro_id),
      )
      const atos = own.map(
        (one): Ato => ({
          ...one,
          codigo: one.codigo ?? '',
          publico: CODIGOS[one.codigo ?? ''] === 'publico',
          retido: isHeld(one),
        }),
      )
      return eventosDe(atos, assinaturas(projeto), HOJE)
    }
    const expected = casos.map(({ id, dono, codigo, ...one }): [number, Day | null] => {
      const acesso = codigo === null ? 'restrito' : (CODIGOS[codigo] as Acesso)
      return [
        id,
        publicoDesde(
          { ...one, acesso, aberto: dono.aberto, retido: isHeld(one) },
          eventosDeTodos(dono.projetos.map(eventosOf)),
          HOJE,
        ),
      ]
    })
    const told = new Map((await list(test.admin)).map(({ id, publico_desde }) => [id, publico_desde]))
    expect(expected.map(([id]) => [id, told.get(id)])).toEqual(expected)
    const open = new Set((await list(null)).map(({ id }) => id))
    expect(expected.filter(([id, desde]) => open.has(id) !== (desde !== null))).toEqual([])
    // Both happen, and often enough to mean something.
    expect(expected.filter(([, desde]) => desde !== null).length).toBeGreaterThan(60)
  })
})

import { CRITERIOS } from '@paco/domain/conformidade/criterios.testing'
import type { MedicaoConformidade } from '@paco/domain/conformidade/medidor'
import { type Codigo, PUBLICACOES } from '@paco/domain/conformidade/publicacao'
import { describe, expect, it } from 'vitest'
import { openCidadeCompleta } from './cidade-completa.testing.ts'

const { measure, broken, obra, parada, compra, velho, ultimo, compras, rascunho, aditivo, boletim } =
  await openCidadeCompleta()

const estadosOf = ({ criterios }: MedicaoConformidade) =>
  criterios.flatMap(({ codigo, luzes }) =>
    luzes.map(({ verificacao, estado }) => `${codigo} ${verificacao} ${estado}`),
  )
/** Which lights are other than they were. */
async function moved(...args: Parameters<typeof broken>): Promise<string[]> {
  const [before = [], after = []] = (await broken(...args)).map(estadosOf)
  return after.filter((light) => !before.includes(light))
}

it('a whole city has no lacuna that the meter knows of', async () => {
  const { passos, fora, selo } = await measure()
  expect(passos.map(({ codigo, texto }) => `${codigo} ${texto}`)).toEqual([])
  expect([fora, selo]).toEqual([['4.2'], true])
})

const ofConvenio = (natureza: string) =>
  `(select id from convenios_dade where natureza = '${natureza}' and ano = 2026)`
const termo = (natureza: string) => `entidade = 'convenios_dade' and registro_id = ${ofConvenio(natureza)}`
const convenio = (natureza: string, change: string) =>
  `update convenios_dade set ${change} where id = ${ofConvenio(natureza)}`
const contrato = (change: string, id = velho) => `update contratos set ${change} where id = ${id}`
const documento = (change: string, which: string) => `update documentos set ${change} where ${which}`
const doContrato = (codigo: string) =>
  `entidade = 'contratos' and registro_id = ${velho} and codigo = '${codigo}'`
const doAditivo = `entidade = 'aditivos' and registro_id = ${aditivo}`
const SEM_EFEITO = "situacao = 'sem_efeito', motivo = 'Outro'"
const paralisacao = (change: string) => `update paralisacoes set ${change} where id_projeto = ${parada}`
const emendas = (esfera: string, change: string) =>
  `update emendas set ${change} where esfera = '${esfera}' and ano = 2026`

/** What is broken, how, and which criteria have nothing any more; or which of their lights go out. */
const QUEBRAS: readonly [name: string, statement: string, ...lights: string[]][] = [
  ['no budget', 'delete from orcamento', '4.2'],
  ['nothing said of what was received', convenio('recebe', 'recurso_liberado = null'), '5.1'],
  ['an agreement without number', convenio('recebe', 'numero_convenio = null'), '5.1'],
  ['an agreement without an end', convenio('recebe', 'vigencia_convenio = null'), '5.1'],
  ['an agreement without its amount', convenio('recebe', 'repasse = null'), '5.1'],
  ['its term is void', documento(SEM_EFEITO, termo('recebe')), '5.1'],
  [
    'a year of agreements',
    convenio('recebe', 'ano = 2026').replace('ano = 2026)', 'ano = 2024)'),
    '5.1 historico',
  ],
  ['nobody gets what the city gives', convenio('repassa', 'beneficiario = null'), '5.2'],
  [
    'its term is restricted',
    documento(
      "restrito_base = 'pessoal', restrito_motivo = 'x', restrito_ate = '2027-01-01'",
      termo('repassa'),
    ),
    '5.2',
  ],
  ['its document is another', documento("codigo = 'prestacao-contas'", termo('sem_recursos')), '5.3'],
  [
    'an agreement of another kind',
    convenio('sem_recursos', "natureza = 'repassa', beneficiario = null"),
    '5.2',
  ],
  ['a plan of a year that is over', "update pca_planos set ano = 2025, codigo_unidade = '9'", '8.6'],
  ['the plan is not public', 'update pca_planos set publicado_em = null', '8.6'],
  ['a contract without an end', contrato('vigencia_fim = null'), '9.1'],
  [
    'a year of contracts',
    contrato("assinatura = '2024-03-02'"),
    '9.1 historico',
    '9.2 historico',
    '9.3 historico',
  ],
  ['its text is void', documento(SEM_EFEITO, doContrato('contrato')), '9.2'],
  ['the term of an amendment is void', documento(SEM_EFEITO, doAditivo), '9.2'],
  ['an amendment has other papers only', documento("codigo = 'extrato-pncp'", doAditivo), '9.2'],
  ['a contract without inspector', contrato('fiscal_titular_id = null'), '9.3'],
  [
    'works that nobody planned',
    `update etapas set inicio = null where projeto_id = ${obra} and numero = 5`,
    '10.1',
  ],
  ['works without an end', `update etapas set fim = null where projeto_id = ${obra} and numero = 5`, '10.1'],
  [
    'works without a company',
    `update etapas set situacao = 'Em andamento' where projeto_id = ${parada} and numero = 5`,
    '10.1',
  ],
  [
    'works without quantities',
    `insert into contratos_projetos values (default, ${compras}, ${obra})`,
    '10.2',
  ],
  ['carried out and never measured', contrato("situacao = 'Cumprido', encerrado_em = '2024-01-01'"), '10.3'],
  ['stopped until nobody knows when', paralisacao('reinicio_previsto = null'), '10.4'],
  ['stopped by nobody', paralisacao("responsavel = ''"), '10.4'],
  ['stopped on no page', `update projetos set natureza = null where id = ${parada}`, '10.4'],
  ['no stopped works, and nobody says so', `delete from paralisacoes where id_projeto = ${parada}`, '10.4'],
  ['federal amendments without what was paid', emendas('federal', 'valor_pago = null'), '17.1', '17.3'],
  ['no federal amendments', "delete from emendas where esfera = 'federal'", '17.1'],
  ['municipal ones without what was paid', emendas('municipal', 'valor_pago = null'), '17.2', '17.3'],
  [
    'nothing said of what was committed',
    emendas('federal', 'valor_pago = 0, valor_liquidado = 0, valor_empenhado = null'),
    '17.3',
  ],
]

/** Of most contracts nobody said yet that they may begin. */
const SEM_ORDEM = `update contratos set ordem_inicio = null where id <> ${ultimo}`

/** A criterion by itself stands for all of its lights. */
const lightsOf = (told: readonly string[]) =>
  told.flatMap((one) => {
    const [codigo, ...names] = one.split(' ')
    const all = CRITERIOS.find((criterio) => criterio.codigo === codigo)?.verificacoes ?? []
    return (names.length > 0 ? names : all).map((name) => `${codigo} ${name} nao`)
  })

describe('one thing broken puts out its own lights alone', () => {
  it.each(QUEBRAS)('%s', async (_, statement, ...lights) => {
    expect(await moved([statement])).toEqual(lightsOf(lights))
  })

  it.each<[string, string, string, string, string]>([
    [
      'works that stand still, though nobody said that they stopped',
      `update projetos set sem_evolucao_em = '2026-11-01' where id = ${obra}`,
      '10.4',
      '1 obra paralisada, sem lacunas.',
      ' 1 obra em execução sem evolução: se parou, registre a paralisação.',
    ],
    [
      'a work that is no work any more',
      `update projetos set natureza = null where id = ${compra}`,
      '10.1',
      '2 obras, sem lacunas.',
      ' 1 projeto sem natureza: se é obra, diga.',
    ],
    [
      'works that nobody measures',
      `update contratos set ordem_inicio = '2026-03-10' where id = ${velho}`,
      '10.3',
      '1 contrato de obra, sem lacunas.',
      ' 1 contrato começou há mais de 60 dias, sem medição aprovada: confira.',
    ],
  ])('lists, and takes no points for, %s', async (_, statement, code, before, more) => {
    const told = (await broken([statement], [SEM_ORDEM])).map(({ pontos, criterios }) => [
      pontos,
      criterios.find(({ codigo }) => codigo === code)?.luzes[0]?.texto,
    ])
    expect(told).toEqual([
      [told[0]?.[0], before],
      [told[0]?.[0], before + more],
    ])
  })

  it('of every criterion that records are asked of', () => {
    const broken = new Set(QUEBRAS.flatMap(([, , ...lights]) => lights.map((light) => light.split(' ')[0])))
    const whole = (Object.keys(PUBLICACOES) as Codigo[]).filter((codigo) => !broken.has(codigo))
    // Settings and the program's own pages: no record makes them, and none breaks them.
    expect(whole.filter((codigo) => PUBLICACOES[codigo].origem === 'registros')).toEqual(['15.1'])
  })
})

const ENVELHECER = [
  'alter table auditoria disable trigger user',
  "update auditoria set instante = instante - interval '90 days'",
  'alter table auditoria enable trigger user',
]
it('what nobody touched is not current', async () => {
  const lights = await moved(ENVELHECER)
  const asked = CRITERIOS.filter(
    ({ codigo, verificacoes }) => codigo !== '4.2' && verificacoes.includes('atualidade' as never),
  )
  expect(lights).toEqual(asked.map(({ codigo }) => `${codigo} atualidade nao`))
})

const titulo = (which: string) => documento("titulo = 'Outro'", which)
const projeto = (id: number) => `update projetos set nomeprojeto = 'Outro' where id = ${id}`
/** A revision of quantities for the amendment; a draft, nobody but its writers sees. */
const revisao = (...aprovada: readonly [] | readonly [situacao: string, por: number, em: string]) => {
  const [campos, valores] =
    aprovada.length > 0 ? [', situacao, aprovada_por, aprovada_em', `, ${aprovada.join(', ')}`] : ['', '']
  return `insert into quantitativos_revisoes (contrato_id, revisao, aditivo_id, vigente_de${campos})
    values (${ultimo}, 1, ${aditivo}, '2026-05-01'${valores})`
}

/** What is written once all is old, and which criteria are current by it. */
const FRESCOS: readonly [name: string, statement: string, ...codigos: string[]][] = [
  ['an agreement that brings money', convenio('recebe', "objeto = 'Outra'"), '5.1'],
  [
    'what it brought',
    `insert into repasses (dade_id, data, valor) values (${ofConvenio('recebe')}, '2026-11-01', 1)`,
    '5.1',
  ],
  ['an agreement that gives money', convenio('repassa', "objeto = 'Outra'"), '5.2'],
  ['its term', titulo(termo('repassa')), '5.2'],
  ['an agreement without money', convenio('sem_recursos', "objeto = 'Outra'"), '5.3'],
  [
    'a loan',
    "insert into convenios_finisa (objeto, objeto_completo, cp_dl_tp, contrato, ano, valor_total, empresa, status) values ('a', 'a', 'a', 'a', 2026, 1, 'a', 'a')",
  ],
  ['an item of the plan', "update pca set objeto = 'Areia'", '8.6'],
  ['a contract', contrato("objeto = 'Outro'"), '9.1'],
  ['one that nobody signed', contrato("objeto = 'Outro'", rascunho)],
  ['the term of an amendment', `update aditivos set numero_termo = '1/2026' where id = ${aditivo}`, '9.1'],
  ['its text', titulo(doAditivo), '9.2'],
  ['the text of a contract', titulo(doContrato('contrato')), '9.2'],
  ['an inspector', contrato("fiscal_titular_id = null, fiscal_titular = 'Ana'"), '9.3'],
  ['the act that names one', titulo(doContrato('portaria-fiscal')), '9.3'],
  ['a work', projeto(obra), '10.1'],
  ['its stages', `update etapas set fim = '2027-05-01' where projeto_id = ${obra} and numero = 5`, '10.1'],
  ['a purchase', projeto(compra)],
  ['quantities in the writing', revisao()],
  ['the same, approved', revisao("'aprovada'", 1, 'now()'), '10.2'],
  [
    'a payment',
    `insert into medicoes_pagamentos (medicao_id, contrato_id, empenho, nota_fiscal, data, valor, registrado_por, registrado_em) values (${boletim}, ${ultimo}, '1', '1', '2026-11-16', 1, 1, now())`,
    '10.3',
  ],
  ['a stoppage', paralisacao("responsavel = 'Ana'"), '10.4'],
  ['a federal amendment', emendas('federal', "objeto = 'Outro'"), '17.1'],
  ['a municipal one', emendas('municipal', "objeto = 'Outro'"), '17.2'],
  ['what was paid of it', emendas('municipal', 'valor_pago = 2'), '17.2', '17.3'],
  ['the budget, of which the accounts tell', 'update orcamento set valor = valor + 1'],
]

describe('what is written makes its own criterion current and no other', () => {
  it.each(FRESCOS)('%s', async (_, statement, ...codigos) => {
    expect(await moved([statement], ENVELHECER)).toEqual(codigos.map((codigo) => `${codigo} atualidade sim`))
  })
})

it('and is as current as it was, however much else was written since', async () => {
  const others = `insert into auditoria (id, instante, usuario_nome, entidade, registro_id, acao, anterior, hash, entrada, abre)
    select u.id + g, u.instante, 'x', 'usuarios', '1', 'alterou', '', '', u.entrada, false
    from (select * from auditoria order by id desc limit 1) u, generate_series(1, 5000) g`
  const [before, after] = (await broken([others])).map(({ criterios }) =>
    criterios.map(({ codigo, mudou_em }) => [codigo, mudou_em]),
  )
  expect(after).toEqual(before)
})

import { describe, expect, it } from 'vitest'
import { type Anexado, checklistOf, type Dispensa, faltamEm, itemOf } from './checklist.ts'
import type { FatosProjeto } from './condicoes.ts'
import type { Regra } from './regra.ts'

const fatos: FatosProjeto = {
  natureza: 'obra',
  contratos: [],
  convenios: 0,
  pca: true,
  aditivos: 0,
  paralisacoes: 0,
  medicoes: 0,
  fotos: 0,
  ocorrencias: 0,
}
const regra = (codigo: string, own: Partial<Regra> = {}): Regra => ({
  id: 1,
  codigo,
  etapa: 1,
  nome: codigo.toUpperCase(),
  exigencia: 'obrigatorio',
  condicao: 'sempre',
  observacao: null,
  base: 'art. 18',
  acesso: 'publico',
  aceita_link: false,
  pncp_tipo: null,
  oc4ids: null,
  ordem: 0,
  ativa: true,
  versao: 1,
  ...own,
})
const anexado = (codigo: string, own: Partial<Anexado> = {}): Anexado => ({
  id: 7,
  codigo,
  link: false,
  verificado: own.link ? null : 'nao_verificado',
  ...own,
})
const dispensa = (codigo: string): Dispensa => ({
  id: 3,
  codigo,
  motivo: 'Regulamento, art. 4',
  feita_por_nome: 'Ana',
  feita_em: '2026-11-16T12:00:00Z',
})
const NENHUM = { fatos, anexados: [], dispensas: [] }

describe('an expected document', () => {
  it.each([
    ['is missing', regra('dfd'), NENHUM, 'falta', true, ''],
    ['is attached', regra('dfd'), { ...NENHUM, anexados: [anexado('dfd')] }, 'anexado', true, ''],
    [
      'an address is not it',
      regra('dfd'),
      { ...NENHUM, anexados: [anexado('dfd', { link: true })] },
      'falta',
      true,
      '',
    ],
    [
      'an address is it where publication is all',
      regra('publicacao', { aceita_link: true }),
      { ...NENHUM, anexados: [anexado('publicacao', { link: true })] },
      'anexado',
      true,
      '',
    ],
    [
      'what the antivirus looks at is it already',
      regra('dfd'),
      { ...NENHUM, anexados: [anexado('dfd', { verificado: 'pendente' })] },
      'anexado',
      true,
      '',
    ],
    [
      'what the antivirus suspects is not it',
      regra('dfd'),
      { ...NENHUM, anexados: [anexado('dfd', { verificado: 'suspeito' })] },
      'falta',
      true,
      '',
    ],
    [
      'is waived',
      regra('etp'),
      { ...NENHUM, dispensas: [dispensa('etp')] },
      'dispensado',
      false,
      'Regulamento, art. 4',
    ],
    [
      'attached counts though waived',
      regra('etp'),
      { ...NENHUM, anexados: [anexado('etp')], dispensas: [dispensa('etp')] },
      'anexado',
      true,
      '',
    ],
    [
      'does not apply',
      regra('prestacao-contas', { condicao: 'convenio', exigencia: 'condicional' }),
      NENHUM,
      'nao_se_aplica',
      false,
      'Nenhum convênio está vinculado ao projeto.',
    ],
    [
      'attached where it is not asked for is not counted',
      regra('prestacao-contas', { condicao: 'convenio' }),
      { ...NENHUM, anexados: [anexado('prestacao-contas')] },
      'anexado',
      false,
      '',
    ],
    [
      'is for the department to say',
      regra('garantia', { condicao: 'a_criterio' }),
      NENHUM,
      'falta',
      false,
      'Cabe à secretaria dizer se é o caso.',
    ],
    ['is optional', regra('capa', { exigencia: 'facultativo' }), NENHUM, 'falta', false, ''],
    [
      'is the record itself',
      regra('medicao'),
      { ...NENHUM, fatos: { ...fatos, medicoes: 2 } },
      'anexado',
      true,
      '2 boletins aprovados.',
    ],
    [
      'is one picture',
      regra('fotos'),
      { ...NENHUM, fatos: { ...fatos, fotos: 1 } },
      'anexado',
      true,
      '1 foto no diário.',
    ],
  ] as const)('%s', (_, one, situacao, estado, obrigatorio, porque) =>
    expect(itemOf(one, situacao)).toMatchObject({ estado, obrigatorio, porque }),
  )
})

describe('the bar', () => {
  const regras = [
    regra('dfd'),
    regra('etp'),
    regra('capa', { exigencia: 'facultativo' }),
    regra('antiga', { ativa: false }),
    regra('riscos', { etapa: 2 }),
    regra('tr', { etapa: 2, condicao: 'bens_e_servicos' }),
    regra('contrato', { etapa: 4 }),
  ]
  const made = checklistOf(
    regras,
    {
      fatos,
      anexados: [anexado('dfd'), anexado('capa'), anexado('tr')],
      dispensas: [dispensa('contrato')],
      conclusoes: [],
    },
    (etapa) => etapa === 2,
  )

  it('counts what is asked for and not waived, and of that what is attached', () => {
    expect([made.atendidos, made.obrigatorios]).toEqual([1, 3])
    expect(made.etapas.map((one) => [one.etapa, one.atendidos, one.obrigatorios, one.bloqueia])).toEqual([
      [1, 1, 2, false],
      [2, 0, 1, true],
      [3, 0, 0, false],
      [4, 0, 0, false],
      [5, 0, 0, false],
      [6, 0, 0, false],
    ])
  })

  it.each([
    [1, ['ETP']],
    [2, ['RISCOS']],
    [3, []],
    [4, []],
  ])('stage %i lacks %o', (etapa, nomes) =>
    expect(faltamEm(made, etapa).map((item) => item.regra.nome)).toEqual(nomes),
  )

  it('leaves out what is not in use', () =>
    expect(made.etapas.flatMap(({ itens }) => itens.map((item) => item.regra.codigo))).not.toContain(
      'antiga',
    ))
})

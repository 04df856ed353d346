import { describe, expect, it } from 'vitest'
import { avisosOf, type Codigos } from './avisos.ts'
import { explainCode } from './codigos.ts'
import type { Opcao } from './opcao.ts'

const classificacao = (id: number, codigo: string, descricao: string, id_secretaria: number): Opcao => ({
  id,
  codigo,
  descricao,
  grupo: null,
  id_secretaria,
})

/** As the city has them: 02.11 belongs to two departments. */
const CLASSIFICACOES = [
  classificacao(1, '02.07', 'Obras', 12),
  classificacao(2, '02.11', 'Saúde', 17),
  classificacao(3, '02.11', 'Turismo e Lazer', 3),
]

const fields = (line: Codigos) => avisosOf(line, CLASSIFICACOES).map(({ campo }) => campo)

describe('contradictions between the codes of a line', () => {
  it.each<[string, Codigos, string[]]>([
    ['nothing said, nothing wrong', {}, []],
    ['function 28 with its own subfunction', { funcional_programatica: '28.843.0000.0001' }, []],
    [
      'function 28 with a foreign one',
      { funcional_programatica: '28.122.0000.0001' },
      ['funcional_programatica'],
    ],
    [
      'its subfunction with a foreign function',
      { funcional_programatica: '04.843.0002.0001' },
      ['funcional_programatica'],
    ],
    ['any other crossing is allowed', { funcional_programatica: '12.122.0020.2060' }, []],
    ['the reserve with its own', { funcional_programatica: '99.999.9999.9999' }, []],
    ['an unknown function', { funcional_programatica: '77.122.0000.0001' }, ['funcional_programatica']],
    ['an unknown subfunction', { funcional_programatica: '04.000.0000.0001' }, ['funcional_programatica']],
    ['free text', { funcional_programatica: 'a definir' }, []],
    ['state source, state STN', { fonte_recurso: '02', fonte_recurso_stn: '701' }, []],
    ['state source, federal STN', { fonte_recurso: '02', fonte_recurso_stn: '700' }, ['fonte_recurso_stn']],
    ['state source, own money', { fonte_recurso: '02', fonte_recurso_stn: '500' }, ['fonte_recurso_stn']],
    ['a source whose name tells no origin', { fonte_recurso: '05', fonte_recurso_stn: '719' }, []],
    ['federal source with the year digit', { fonte_recurso: '05', fonte_recurso_stn: '1.700' }, []],
    ['federal source, credit STN', { fonte_recurso: '05', fonte_recurso_stn: '754' }, ['fonte_recurso_stn']],
    ['credit source, credit STN', { fonte_recurso: '07', fonte_recurso_stn: '754' }, []],
    ['credit source, state STN', { fonte_recurso: '07', fonte_recurso_stn: '701' }, ['fonte_recurso_stn']],
    ['federal of earlier years', { fonte_recurso: '95', fonte_recurso_stn: '2.701' }, ['fonte_recurso_stn']],
    ['the treasury promises nothing', { fonte_recurso: '01', fonte_recurso_stn: '700' }, []],
    ['own classification', { secretaria_id: 12, classificacao_institucional: '02.07' }, []],
    [
      'another department’s',
      { secretaria_id: 12, classificacao_institucional: '02.11' },
      ['classificacao_institucional'],
    ],
    ['a code of two departments, the first', { secretaria_id: 17, classificacao_institucional: '02.11' }, []],
    ['a code of two departments, the second', { secretaria_id: 3, classificacao_institucional: '02.11' }, []],
    ['a code of nobody', { secretaria_id: 12, classificacao_institucional: '02.99' }, []],
    ['unit inside the classification', { unidade: '02.07.01', classificacao_institucional: '02.07' }, []],
    ['unit outside it', { unidade: '02.11.01', classificacao_institucional: '02.07' }, ['unidade']],
  ])('%s', (_, line, expected) => {
    expect(fields(line)).toEqual(expected)
  })

  it('says what does not fit', () => {
    expect(avisosOf({ fonte_recurso: '07', fonte_recurso_stn: '701' }, [])[0]?.texto).toBe(
      'A fonte 07 (Operações de Crédito) pede uma fonte STN de operação de crédito; a 701 é de recurso estadual.',
    )
    expect(avisosOf({ fonte_recurso: '05', fonte_recurso_stn: '500' }, [])[0]?.texto).toBe(
      'A fonte 05 (Transferências e Convênios Federais - Vinculados) pede uma fonte STN federal; a 500 é de recurso próprio.',
    )
  })
})

describe('the segments of a code', () => {
  it.each([
    [
      'funcionais',
      '15.451.0030.1040',
      ['Função 15 Urbanismo', 'Subfunção 451 Infraestrutura Urbana', 'Programa 0030 ', 'Ação 1040 projeto'],
    ],
    [
      'funcionais',
      '28.843.0000.0001',
      [
        'Função 28 Encargos Especiais',
        'Subfunção 843 Serviço da Dívida Interna',
        'Programa 0000 ',
        'Ação 0001 operação especial',
      ],
    ],
    [
      'contaelemento',
      '4.4.90.51.00',
      [
        'Categoria econômica 4 Despesas de Capital',
        'Grupo de natureza 4 Investimentos',
        'Modalidade 90 Aplicações Diretas',
        'Elemento 51 Obras e Instalações',
      ],
    ],
    [
      'contaelemento',
      '339030',
      [
        'Categoria econômica 3 Despesas Correntes',
        'Grupo de natureza 3 Outras Despesas Correntes',
        'Modalidade 90 Aplicações Diretas',
        'Elemento 30 Material de Consumo',
      ],
    ],
    ['unidade', '02.07.01', ['Poder 02 Executivo', 'Órgão 07 ', 'Unidade 01 ']],
    ['fontederecurso', '2.701', ['Exercício 2 exercícios anteriores', 'Fonte 701 ']],
    ['fontederecurso', '500', []],
    ['aplicacao', '110.0000', ['Parte fixa 110 ', 'Parte variável 0000 sem convênio ou programa próprio']],
    ['funcionais', 'qualquer texto', []],
  ] as const)('%s %s', (lista, code, expected) => {
    const told = explainCode(lista, code).map(({ papel, codigo, nome }) => `${papel} ${codigo} ${nome ?? ''}`)
    expect(told).toEqual(expected)
  })
})

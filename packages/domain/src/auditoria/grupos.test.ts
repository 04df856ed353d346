import { describe, expect, it } from 'vitest'
import type { Linha } from './entrada.ts'
import { type Grupo, gruposOf } from './grupos.ts'
import type { Kinds } from './manchete.ts'

const kinds: Kinds = {
  parcelas: { title: 'Parcela', within: { entidade: 'servicos', campo: 'servico_id' } },
}

const line = (registro: string, pai: string | null = null, own: Partial<Linha> = {}): Linha => {
  const [entidade = '', registro_id = ''] = registro.split('/')
  return {
    id: 1,
    entidade,
    registro_id,
    acao: 'alterou',
    nome: null,
    excluido: false,
    pai,
    pai_nome: pai && `Nome de ${pai}`,
    pai_excluido: false,
    antes: {},
    depois: {},
    nomes: {},
    ...own,
  }
}
const parcela = (registro: string, servico_id: number) =>
  line(registro, 'projetos/5', {
    depois: { servico_id },
    nomes: { servico_id: { [String(servico_id)]: 'Drenagem' } },
  })

type Tree = [registro: string, lines: number, parts: Tree[]]
const treeOf = ({ registro, linhas, partes }: Grupo): Tree => [registro, linhas.length, partes.map(treeOf)]

describe('the lines of an entry stand under what they belong to', () => {
  it.each<[string, Linha[], Tree[]]>([
    ['nothing', [], []],
    [
      'a project and its stages, whichever came first',
      [line('etapas/1', 'projetos/5'), line('projetos/5'), line('etapas/2', 'projetos/5')],
      [
        [
          'projetos/5',
          1,
          [
            ['etapas/1', 1, []],
            ['etapas/2', 1, []],
          ],
        ],
      ],
    ],
    [
      'stages of a project that did not change itself',
      [line('etapas/1', 'projetos/5')],
      [['projetos/5', 0, [['etapas/1', 1, []]]]],
    ],
    [
      'installments under their service',
      [
        parcela('parcelas/1', 8),
        line('servicos/8', 'projetos/5'),
        parcela('parcelas/2', 8),
        parcela('parcelas/3', 9),
      ],
      [
        [
          'projetos/5',
          0,
          [
            [
              'servicos/8',
              1,
              [
                ['parcelas/1', 1, []],
                ['parcelas/2', 1, []],
              ],
            ],
            ['servicos/9', 0, [['parcelas/3', 1, []]]],
          ],
        ],
      ],
    ],
    [
      'a record that changed twice, and one beside it',
      [line('contratos/3'), line('contratos/3'), line('projetos/5')],
      [
        ['contratos/3', 2, []],
        ['projetos/5', 1, []],
      ],
    ],
  ])('%s', (_what, lines, tree) => {
    expect(gruposOf(lines, kinds).map(treeOf)).toEqual(tree)
  })

  it('with the names the trail has', () => {
    const [root] = gruposOf([parcela('parcelas/1', 8)], kinds)
    expect(root).toMatchObject({ nome: 'Nome de projetos/5', partes: [{ nome: 'Drenagem' }] })
  })
})

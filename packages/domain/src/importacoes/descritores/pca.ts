import { type Pca, pcaCreate, pcaList, pcaUpdate } from '../../pca/pca.ts'
import { canManagePca } from '../../pca/policy.ts'
import { isRevisao, JUSTIFICADOS } from '../../pca/revisao.ts'
import { colunasDe, type Descritor } from '../descritor.ts'

/** An item of the plan has no number of its own, so a row without our Id is a new one. */
export const pcaDescritor: Descritor = {
  nome: pcaList.name,
  titulo: pcaList.title,
  colunas: colunasDe(pcaList.columns, pcaCreate, {
    requisitante: {
      nomes: ['Unidade requisitante', 'Área requisitante', 'Setor requisitante', 'Secretaria'],
    },
    objeto: { nomes: ['Descrição', 'Descrição do objeto', 'Item', 'Descrição do item'] },
    justificativa: { nomes: ['Justificativa da contratação', 'Motivo'] },
    valor_preliminar: {
      nomes: ['Valor preliminar', 'Valor estimado', 'Valor total estimado', 'Estimativa', 'Valor previsto'],
    },
    data_pretendida: {
      nomes: ['Data desejada', 'Data prevista', 'Data pretendida da contratação', 'Data estimada'],
    },
    prioridade: { nomes: ['Grau de prioridade'] },
    expectativa_consumo_anual: {
      nomes: ['Consumo anual', 'Quantidade', 'Quantidade anual', 'Expectativa de consumo', 'Qtd'],
    },
    secretaria_nome: { campo: 'id_secretaria', busca: 'secretarias', nomes: ['Órgão demandante'] },
    indicacao_vinculacao_dependencia: {
      nomes: ['Indicação de vinculação ou dependência', 'Vinculação', 'Dependência'],
    },
  }),
  create: () => pcaCreate,
  update: () => pcaUpdate,
  chave: [],
  podeImportar: canManagePca,
  recusa: () => null,
  // In an approved plan these need a reason, which a row of a sheet has no room for.
  travados: (_who, atual) => (isRevisao(atual as unknown as Pca) ? JUSTIFICADOS : []),
  nomeDe: ({ objeto }) => String(objeto),
  exemplo: {
    requisitante: 'Secretaria de Obras',
    objeto: 'Massa asfáltica (exemplo: apague esta linha)',
    justificativa: 'Manutenção de vias.',
    valor_preliminar: 180000,
    data_pretendida: '2026-08-03',
    prioridade: 'Alta',
    expectativa_consumo_anual: 400,
  },
}

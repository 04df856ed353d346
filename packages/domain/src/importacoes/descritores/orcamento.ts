import {
  lancamentoCreate,
  lancamentoUpdate,
  orcamentoList,
  orcamentoPlanilha,
} from '../../orcamento/lancamento.ts'
import { MESSAGES } from '../../orcamento/messages.ts'
import { canChangeLancamento, canChangeSomeLancamento, canMoveLancamento } from '../../orcamento/policy.ts'
import type { SessionUser } from '../../shared/roles.ts'
import { colunasDe, type Descritor, type Registro } from '../descritor.ts'
import { RECUSAS } from '../messages.ts'

/** The same refusals that the calls make, told before anything is written. */
function recusa(who: SessionUser, valores: Registro, atual: Registro | null): string | null {
  const said = valores.secretaria_id as number | null | undefined
  if (atual === null) {
    const secretaria_id = said ?? who.id_secretaria
    if (secretaria_id === null) return RECUSAS.semSecretaria
    return canChangeLancamento(who, { secretaria_id }) ? null : RECUSAS.outraSecretaria
  }
  if (!canChangeLancamento(who, atual as { secretaria_id: number })) return MESSAGES.notYours
  return said === undefined || canMoveLancamento(who) ? null : MESSAGES.cannotMove
}

export const orcamentoDescritor: Descritor = {
  nome: orcamentoList.name,
  titulo: orcamentoList.title,
  colunas: colunasDe(orcamentoPlanilha, lancamentoCreate, {
    secretaria_nome: {
      campo: 'secretaria_id',
      busca: 'secretarias',
      nomes: ['Órgão', 'Pasta', 'Secretaria responsável', 'Unidade gestora'],
    },
    funcional_programatica: { nomes: ['Funcional programática', 'Funcional-programática', 'Programática'] },
    classificacao_institucional: { nomes: ['Classificação institucional', 'Institucional'] },
    conta_elemento_despesa: {
      nomes: ['Conta', 'Elemento', 'Elemento de despesa', 'Natureza da despesa', 'Categoria econômica'],
    },
    aplicacao: { nomes: ['Código de aplicação', 'Cód. aplicação'] },
    fonte_recurso_stn: { nomes: ['Fonte de recurso STN', 'Fonte STN/TCE', 'Vínculo'] },
    fonte_recurso: { nomes: ['Fonte de recurso', 'Fonte de recursos', 'FR'] },
    ficha: { nomes: ['Nº da ficha', 'Número da ficha', 'Ficha nº'] },
    exercicio: { nomes: ['Ano', 'Ano do exercício', 'Exercício financeiro', 'Ano da LOA'] },
    valor: {
      nomes: ['Valor orçado', 'Dotação', 'Dotação inicial', 'Dotação atualizada', 'Valor da dotação'],
    },
    unidade: { nomes: ['Unidade orçamentária', 'UO'] },
    orcamento: { nomes: ['Na LOA', 'Previsto na LOA', 'Está no orçamento'] },
  }),
  create: () => lancamentoCreate,
  update: () => lancamentoUpdate,
  chave: ['secretaria_id', 'ficha'],
  serie: 'exercicio',
  secretaria: 'secretaria_id',
  podeImportar: canChangeSomeLancamento,
  recusa,
  nomeDe: ({ ficha }) => `Ficha ${ficha}`,
  travados: (who) => (canMoveLancamento(who) ? [] : ['secretaria_id']),
  exemplo: {
    secretaria_nome: 'Obras',
    funcional_programatica: '15.451.0005.1012',
    classificacao_institucional: '02.08.01',
    conta_elemento_despesa: '4.4.90.51',
    aplicacao: '110 000',
    fonte_recurso_stn: '1.500.0000',
    fonte_recurso: '01',
    ficha: 'exemplo: apague esta linha',
    exercicio: 2026,
    valor: 250000,
    unidade: '02.08.01',
    orcamento: 'Sim',
  },
}

import type { Arquivo } from '@paco/domain/arquivos/arquivo'
import type { Checklist, ItemChecklist } from '@paco/domain/documentos/checklist'
import type { Documento, VersaoDocumento } from '@paco/domain/documentos/documento'
import type { Regra } from '@paco/domain/documentos/regra'
import { ETAPAS } from '@paco/domain/etapas/etapa'

/** Documents, rules and checklists for the tests of the screens. */

export const arquivoWith = (change: Partial<Arquivo> = {}): Arquivo => ({
  nome: 'etp.pdf',
  tamanho: 2048,
  sha256: 'ab12'.repeat(16),
  verificado: 'nao_verificado',
  ameaca: null,
  ...change,
})

export const versaoWith = (change: Partial<VersaoDocumento> = {}): VersaoDocumento => ({
  id: 90,
  n: 1,
  publica: false,
  arquivo: arquivoWith(),
  tipo: 'application/pdf',
  enviado_por_nome: 'Ana',
  enviado_em: '2026-03-12T14:05:00.000Z',
  assinaturas: null,
  ...change,
})

export const documentoWith = (change: Partial<Documento> = {}): Documento => ({
  id: 7,
  entidade: 'projetos',
  registro_id: 1,
  dono: 'Ponte Nova',
  id_secretaria: 12,
  id_projeto: 1,
  etapa: 1,
  codigo: 'etp',
  titulo: 'Estudo da ponte',
  numero: '12/2026',
  data_documento: '2026-03-10',
  link: null,
  link_conferido_em: null,
  acesso: 'publico_apos_edital',
  publico_desde: null,
  restrito_base: null,
  restrito_motivo: null,
  restrito_ate: null,
  situacao: 'vigente',
  motivo: null,
  versao_atual: versaoWith(),
  versoes: 1,
  criado_em: '2026-03-12T14:05:00.000Z',
  criado_por_nome: 'Ana',
  versao: 1,
  ...change,
})

export const regraWith = (change: Partial<Regra> = {}): Regra => ({
  id: 1,
  codigo: 'etp',
  etapa: 1,
  nome: 'Estudo técnico preliminar',
  exigencia: 'obrigatorio',
  condicao: 'sempre',
  observacao: null,
  base: 'art. 18, I',
  acesso: 'publico_apos_edital',
  aceita_link: false,
  pncp_tipo: 7,
  oc4ids: null,
  ordem: 10,
  ativa: true,
  versao: 1,
  ...change,
})

export const itemWith = (
  change: Partial<Omit<ItemChecklist, 'regra'>> & { regra?: Partial<Regra> } = {},
): ItemChecklist => ({
  estado: 'falta',
  obrigatorio: true,
  porque: '',
  dispensa: null,
  documentos: [],
  ...change,
  regra: regraWith(change.regra),
})

/** The six stages, with these expected documents in theirs. */
export function checklistWith(itens: readonly ItemChecklist[], blocked: readonly number[] = []): Checklist {
  const count = (of: readonly ItemChecklist[]) => ({
    obrigatorios: of.filter(({ obrigatorio }) => obrigatorio).length,
    atendidos: of.filter(({ obrigatorio, estado }) => obrigatorio && estado === 'anexado').length,
  })
  return {
    ...count(itens),
    conclusoes: [],
    etapas: ETAPAS.map(({ numero }) => {
      const own = itens.filter(({ regra }) => regra.etapa === numero)
      return { etapa: numero, bloqueia: blocked.includes(numero), ...count(own), itens: [...own] }
    }),
  }
}

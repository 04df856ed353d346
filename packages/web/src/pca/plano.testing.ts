import type { Plano } from '@paco/domain/pca/plano'
import type { Role, SessionUser } from '@paco/domain/shared/roles'

const PLANO: Plano = {
  id: 1,
  ano: 2027,
  codigo_unidade: '1',
  nome_unidade: 'Guaratinguetá',
  situacao: 'aprovacao',
  aprovado_em: null,
  aprovado_por_nome: null,
  publicado_em: null,
  enviado_em: null,
  pncp_sequencial: null,
  pncp_numero_controle: null,
  versao: 4,
  itens: 95,
  aprovados: 92,
  esperando: 3,
  prontos: 87,
  planejado: 1000,
  comprometido: 400,
  contratado: 100,
  revisoes_pendentes: 0,
}

export const planoWith = (more: Partial<Plano>): Plano => ({ ...PLANO, ...more })

export const someone = (role: Role, id = 1, id_secretaria: number | null = null): SessionUser => ({
  id,
  name: 'Ana',
  role,
  id_secretaria,
})

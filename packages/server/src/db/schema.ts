import type { ColumnType, Generated } from 'kysely'

/** A column the database fills: read, never written. */
type ReadOnly<T> = ColumnType<T, never, never>

interface Configuracao {
  chave: string
  /** JSON text on the way in, parsed on the way out. */
  valor: ColumnType<unknown, string, string>
}

interface Secretarias {
  id: Generated<number>
  nomesecretaria: string
  secretario: string | null
  formacao: string | null
  dataregistro: string | null
  imagem: string | null
  tipo: Generated<string>
  nome_curto: string | null
  nome_oficial: string | null
  ordem_grafico: number | null
  versao: Generated<number>
}

interface Projetos {
  id: Generated<number>
  id_secretaria: number
  nomeprojeto: string
  descricao: string | null
  ano: number | null
  valor: number | null
  valor_original: number | null
  gestorprocesso: string | null
  status: Generated<string>
  progresso: Generated<number>
  etapa_atual: Generated<number>
  etapas_atrasadas: Generated<number[]>
  etapas_nao_iniciadas: Generated<number[]>
  termina_em: string | null
  base_congelada_em: Date | null
  base_congelada_por: 'aditivo' | 'etapa4' | null
  versao: Generated<number>
}

interface Etapas {
  id: Generated<number>
  projeto_id: number
  numero: number
  nome: string
  inicio: string | null
  fim: string | null
  prazo: number | null
  situacao: string | null
  inicio_original: string | null
  fim_original: string | null
}

interface Orcamento {
  id: Generated<number>
  secretaria_id: number
  valor: number
  unidade: string
  orcamento: string
  funcional_programatica: string
  fonte_recurso_stn: string
  fonte_recurso: string
  ficha: string
  conta_elemento_despesa: string
  classificacao_institucional: string
  aplicacao: string
  versao: Generated<number>
}

interface OpcoesOrcamento {
  id: Generated<number>
  lista: string
  codigo: string
  descricao: string
  grupo: string | null
  id_secretaria: number | null
  ativo: Generated<boolean>
  versao: Generated<number>
}

interface Pca {
  id: Generated<number>
  requisitante: string
  objeto: string
  justificativa: string
  expectativa_consumo_anual: number
  valor_preliminar: number
  data_pretendida: string
  prioridade: string
  indicacao_vinculacao_dependencia: string | null
  versao: Generated<number>
}

interface Bairros {
  id: ReadOnly<number>
  bairro: ReadOnly<string>
  zona: ReadOnly<string | null>
}

interface LancamentosBairros {
  id: Generated<number>
  bairro: string
  zona: string
  descricao: string
  programa: string | null
  tipo: string
  fonte: string
  valor: number | null
  versao: Generated<number>
}

/** An agreement of any family: its fields are those that the family's description names. */
interface Convenios {
  id: Generated<number>
  versao: Generated<number>
  [campo: string]: unknown
}

interface Usuarios {
  id: Generated<number>
  name: string
  email: string
  senha_hash: string
  senha_trocada_em: Generated<Date>
  role: Generated<'admin' | 'user' | 'auditor'>
  id_secretaria: number | null
  ativo: Generated<boolean>
  ultimo_acesso: Date | null
  versao: Generated<number>
}

interface Sessoes {
  id: string
  usuario_id: number
  criada_em: Generated<Date>
  expira_em: Date
  origem: string | null
  navegador: string | null
}

interface Acessos {
  usuario_id: number
  marca: string
  visto_em: Generated<Date>
}

interface Servicos {
  id: Generated<number>
  projeto_id: number
  descricao: string
  valor_total: number
  peso: number
  versao: Generated<number>
}

interface Parcelas {
  id: Generated<number>
  servico_id: number
  projeto_id: number
  mes: number
  valor: number
}

interface Aditivos {
  id: Generated<number>
  id_projeto: number
  id_secretaria: number
  tipo: 'valor' | 'prazo'
  valor: number | null
  prazo: number | null
  etapa: number | null
  id_orcamento: number | null
  descricao_pedido: string | null
  descricao_decisao: string | null
  status: Generated<'pendente' | 'aprovado' | 'rejeitado'>
  data_criacao: Generated<Date>
  criado_por: number
  data_decisao: Date | null
  decidido_por: number | null
  versao: Generated<number>
}

interface Correcoes {
  id: Generated<number>
  projeto_id: number
  motivo: string
  etapa: number | null
  valor_antes: number | null
  valor_depois: number | null
  fim_antes: string | null
  fim_depois: string | null
  feita_por: number
  feita_em: Date
}

interface Fotos {
  nome: string
  dono: string
  bytes: Buffer
  criada_em: Generated<Date>
}

interface Coordenadas {
  id: Generated<number>
  id_projeto: number
  latitude: number
  longitude: number
  imagem: string | null
  versao: Generated<number>
}

interface Agendas {
  usuario_id: number
  segredo: string
}

interface Pedidos {
  usuario_id: number
  chave: string
  impressao: string
  /** JSON text on the way in, parsed on the way out. */
  resultado: ColumnType<unknown, string | null, string | null>
  criado_em: Generated<Date>
}

interface Limites {
  chave: string
  contagem: number
  expira_em: Date
}

interface Auditoria {
  id: ReadOnly<number>
  entidade: ReadOnly<string>
  registro_id: ReadOnly<string>
  id_secretaria: ReadOnly<number | null>
}

/** The tables as the queries see them; the migrations are what makes them. */
export interface Schema {
  configuracao: Configuracao
  secretarias: Secretarias
  usuarios: Usuarios
  orcamento: Orcamento
  opcoes_orcamento: OpcoesOrcamento
  projetos: Projetos
  etapas: Etapas
  pca: Pca
  bairros: Bairros
  lancamentos_bairros: LancamentosBairros
  servicos: Servicos
  parcelas: Parcelas
  aditivos: Aditivos
  correcoes: Correcoes
  fotos: Fotos
  coordenadas: Coordenadas
  agendas: Agendas
  pedidos: Pedidos
  sessoes: Sessoes
  acessos: Acessos
  limites: Limites
  auditoria: Auditoria
  [familia: `convenios_${string}`]: Convenios
}

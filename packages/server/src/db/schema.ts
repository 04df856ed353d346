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
  termina_em: string | null
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
  id: Generated<number>
  usuario_id: number
  criada_em: Generated<Date>
  expira_em: Date
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
  projetos: Projetos
  etapas: Etapas
  sessoes: Sessoes
  limites: Limites
  auditoria: Auditoria
}

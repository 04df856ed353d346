import { PATHS } from '../paths.ts'

/** Where the records of a list are seen, by the list's name. */
const LISTAS: Readonly<Record<string, string>> = {
  processos: PATHS.processos,
  'relacao-processos': PATHS.relacao,
  'ficha-projetos': PATHS.fichaProjeto,
  orcamento: PATHS.orcamento,
  pca: PATHS.listaPca,
  'projetos-bairros': PATHS.projetosBairros,
  emendas: PATHS.emendas,
  contratos: PATHS.contratos,
  secretarias: PATHS.fichaSecretario,
  usuarios: PATHS.usuarios,
}

/** Where one record is seen, with the number in place of `$id`. */
const REGISTROS: Readonly<Record<string, string>> = {
  processos: PATHS.viewProjeto,
  'relacao-processos': PATHS.viewProjeto,
  'ficha-projetos': PATHS.viewProjeto,
  orcamento: PATHS.editOrcamento,
  pca: PATHS.viewPca,
  'projetos-bairros': PATHS.editProjetoBairro,
  emendas: PATHS.emenda,
  contratos: PATHS.contrato,
  secretarias: PATHS.editSecretaria,
  usuarios: PATHS.usuario,
}

/** Where the records of a list are seen that are parts of another, with that one's number in place of `$id`. */
const DONOS: Readonly<Record<string, string>> = { quantitativos: PATHS.contratoPlanilha }

/** The lists of agreements are called as their addresses are, but for a hyphen. */
export const listaPath = (lista: string): string | null =>
  LISTAS[lista] ?? (lista.startsWith('convenios-') ? `/${lista.replace('-', '')}` : null)

export const donoPath = (lista: string, dono: number): string | null =>
  DONOS[lista]?.replace('$id', String(dono)) ?? null

export const registroPath = (lista: string, id: number): string | null =>
  REGISTROS[lista]?.replace('$id', String(id)) ?? null

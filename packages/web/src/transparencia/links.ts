import type { NomePagina } from '@paco/domain/transparencia/paginas'
import type { LinkProps } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

/** Where each public page is. */
export const PAGINA_LINKS: Readonly<Record<NomePagina, LinkProps>> = {
  obras: { to: PATHS.transparenciaObras },
  paralisadas: { to: PATHS.transparenciaObras, search: { situacao: 'paralisada' } as never },
  contratos: { to: PATHS.transparenciaContratos },
  fiscais: { to: PATHS.transparenciaFiscais },
  pca: { to: PATHS.transparenciaPca },
  convenios: { to: PATHS.transparenciaConvenios },
  emendas: { to: PATHS.transparenciaEmendas },
  dotacoes: { to: PATHS.transparenciaDotacoes },
  medicoes: { to: PATHS.medicoes },
  bairros: { to: PATHS.projetosBairros },
  mapa: { to: PATHS.mapa },
}

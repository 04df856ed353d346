import type { Descritor } from '../descritor.ts'
import { bairrosDescritor } from './bairros.ts'
import { contratosDescritor } from './contratos.ts'
import { conveniosDescritores } from './convenios.ts'
import { emendasDescritor } from './emendas.ts'
import { orcamentoDescritor } from './orcamento.ts'
import { pcaDescritor } from './pca.ts'
import { projetosDescritores } from './projetos.ts'
import { quantitativosDescritor } from './quantitativos.ts'
import { secretariasDescritor } from './secretarias.ts'
import { servicosDescritor } from './servicos.ts'
import { usuariosDescritor } from './usuarios.ts'

/** Every list whose records come in from a sheet. */
export const DESCRITORES: readonly Descritor[] = [
  ...projetosDescritores,
  orcamentoDescritor,
  emendasDescritor,
  pcaDescritor,
  bairrosDescritor,
  ...conveniosDescritores,
  secretariasDescritor,
  contratosDescritor,
  servicosDescritor,
  quantitativosDescritor,
  usuariosDescritor,
]

export const descritorDaLista = (nome: string): Descritor | undefined =>
  DESCRITORES.find((descritor) => descritor.nome === nome)

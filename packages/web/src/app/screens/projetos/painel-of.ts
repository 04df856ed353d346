import { pathTo } from '../../../paths.ts'

/** A project's dashboard as the place its forms return to. */
export const painelOf = (id: number) => ({ path: pathTo('viewProjeto', id), title: 'Voltar ao projeto' })

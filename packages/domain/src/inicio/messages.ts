import { sentence } from '../shared/frases.ts'

/** What is said when a stage is concluded from its row. */
export const MESSAGES = {
  concluded: (etapa: number, projeto: string) => `Etapa ${etapa} de “${projeto}” concluída.`,
  undone: 'A etapa voltou a ser como era.',
  freezes:
    'Com a etapa 4 concluída, valor e datas de fim do projeto ficam congelados e só mudam por aditivo. Isso não se desfaz.',
  missing: (faltam: readonly string[]) => sentence(`Faltam documentos: ${faltam.join('; ')}`),
  blocked: (faltam: readonly string[]) => sentence(`Esta etapa não se conclui sem: ${faltam.join('; ')}`),
} as const

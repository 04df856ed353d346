import { canReadAditivosOf } from '../projetos/policy.ts'

/** What is still being written is read by those who may write it, and by those who control. */
export const canReadRascunho = canReadAditivosOf

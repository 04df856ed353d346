import { decoration } from '../decoration.tsx'

const PersonalWarning = decoration(async () => (await import('./personal-warning.tsx')).PersonalWarning)

/** Below a text that everyone would read and that may tell of a person: without a figure or an at none does. */
export const PublishedNote = ({ text }: { text: string }) =>
  /[0-9@]/.test(text) ? <PersonalWarning text={text} /> : null

import { UserInput } from '@diyar/contract/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { useCreateUser } from './users-api.ts';

/** SPEC §5: role ADMIN and active unless said otherwise. */
const EMPTY = { username: '', fullName: '', phone: '', password: '', role: 'ADMIN', isActive: true } as const;

/** The create form's state and its one call; an accepted user leaves the form empty for the next. */
export function useNewUser(onCreated?: (name: string) => void) {
  const errorText = useErrorText();
  const create = useCreateUser();
  const form = useForm({ resolver: zodResolver(UserInput), defaultValues: EMPTY });
  const submit = form.handleSubmit((input) =>
    create.mutate(input, {
      onSuccess: () => {
        form.reset();
        onCreated?.(input.fullName || input.username);
      },
      onError: (error) => {
        const isPlaced = placeServerErrors(form, error, { usernameTaken: 'username' });
        if (!isPlaced) form.setError('root', { type: 'server', message: errorText(error) });
      },
    }),
  );
  return { form, submit, status: create.status };
}

export type NewUser = ReturnType<typeof useNewUser>;

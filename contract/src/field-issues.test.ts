import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldIssueOf, fieldMessage, issue, issueMessage } from './field-issues.ts';
import './fields.ts';

const issuesOf = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues;
};

describe('what zod finds, in our words', () => {
  test.each([
    [z.string(), undefined, 'required'],
    [z.string(), 3, 'invalid'],
    [z.number(), 'x', 'notANumber'],
    [z.int(), 1.5, 'notWhole'],
    [z.string().min(1), '', 'required'],
    [z.string().min(3), 'a', 'tooShort:3'],
    [z.string().max(2), 'abc', 'tooLong:2'],
    [z.array(z.any()).max(1), [1, 2], 'tooMany:1'],
    [z.array(z.any()).min(1), [], 'tooFew:1'],
    [z.number().min(2), 1, 'min:2'],
    [z.number().max(2), 3, 'max:2'],
    [z.enum(['a']), 'b', 'invalidChoice'],
    [z.enum(['a']), undefined, 'required'],
    [z.email(), 'x', 'invalidEmail'],
    [z.iso.date(), 'x', 'invalidDate'],
    [z.object({}), null, 'required'],
  ])('%#: %s', (schema, value, code) => {
    const [found] = issuesOf(schema, value);
    expect(found?.message).toBe(code);
  });

  test('a schema’s own code wins', () => {
    const [found] = issuesOf(z.string().min(4, issue('passwordShort', 4)), 'abc');
    expect(issueMessage(found ?? {}, 'en')).toBe('Password must be at least 4 characters');
    expect(issueMessage(found ?? {}, 'ar')).toBe('كلمة المرور 4 أحرف على الأقل');
  });

  test('an issue made elsewhere is read from what it says of itself', () => {
    expect(fieldIssueOf({ code: 'too_big', origin: 'string', maximum: 9, message: 'Too big' })).toBe(
      'tooLong:9',
    );
    expect(fieldIssueOf({ code: 'custom', message: 'something else' })).toBe('invalid');
    expect(fieldIssueOf({})).toBe('invalid');
  });
});

test('the fixed texts', () => {
  const text = (code: string) => fieldMessage(code, 'en');
  expect(text('usernameRequired')).toBe('Username is required');
  expect(text('passwordRequired')).toBe('Password is required');
  expect(text('passwordMin:4')).toBe('Minimum 4 characters');
  expect(text('passwordMin:6')).toBe('Minimum 6 characters');
  expect(text('emailRequired')).toBe('Email is required');
  expect(text('invalidEmail')).toBe('Enter a valid email');
  expect(text('invalidPhone')).toBe('Please enter a valid phone number.');
  expect(text('tooManyFiles:80')).toBe('Too many files. Max 80.');
});

test('no word of zod’s or of nobody’s gets through', () => {
  expect(fieldMessage('Invalid input: expected string', 'en')).toBe('This value is not valid.');
  expect(fieldMessage('toString', 'ar')).toBe('القيمة غير صحيحة.');
});

test('every code that exists is named, by a schema or by a check of the server', () => {
  const here = import.meta.dirname;
  const server = `${here}/../../server/src/features`;
  const sources = [here, server].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && name !== 'errors.ts')
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const own = readFileSync(`${here}/field-issues.ts`, 'utf8');
  const codes = [...(own.split('const ar')[0]?.matchAll(/^ {2}(\w+): /gm) ?? [])].map(
    (match) => match[1] ?? '',
  );
  expect(codes.length).toBeGreaterThan(20);
  const unused = codes.filter((code) => !sources.some((source) => source.includes(`'${code}'`)));
  expect(unused).toEqual([]);
});

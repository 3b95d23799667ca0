export const TILL_PATH = '/admin/till';
